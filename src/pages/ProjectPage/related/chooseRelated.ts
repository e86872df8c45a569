import type { Project } from '@/api/catalogApi';
import { splitCommas } from '@/lib/text';

const MOST = 4;
/** Greater than any number of shared technologies; projects list about five. */
const CATEGORY_WEIGHT = 100;

type Comparable = Pick<Project, 'id' | 'category' | 'technologies'>;

const technologiesOf = ({ technologies }: Comparable) =>
  splitCommas(technologies).map((name) => name.toLowerCase());

/** Returns the text to search for similar projects, or null if there is none. */
export function relatedSearch(project: Comparable): string | null {
  return project.category?.trim() || splitCommas(project.technologies)[0] || null;
}

/**
 * Returns up to four other projects of the same category or with a shared technology: those of the
 * category first, then by the number of shared technologies.
 */
export function chooseRelated<Candidate extends Comparable>(
  project: Comparable,
  candidates: readonly Candidate[],
): Candidate[] {
  const technologies = new Set(technologiesOf(project));
  const scoreOf = (candidate: Candidate) =>
    technologiesOf(candidate).filter((name) => technologies.has(name)).length +
    (project.category && candidate.category === project.category ? CATEGORY_WEIGHT : 0);
  return candidates
    .filter(({ id }) => id !== project.id)
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
