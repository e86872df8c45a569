import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useListProjectsQuery, type Project } from '@/api/catalogApi';
import { useOwnMarks } from '@/features/buying';
import { ProjectCard, ProjectCardSkeleton } from '@/features/catalog';
import { Section } from './Section';
import { splitCommas } from '@/lib/text';

const SKELETONS = [0, 1, 2, 3];

type RelatedListProps = {
  project: Project;
  /** Called when there is nothing to show. */
  onNone: () => void;
};

/** A shelf of similar projects, found with the search that every backend has. */
export default function RelatedList({ project, onNone }: RelatedListProps) {
  const search = relatedSearch(project);
  const { currentData, error } = useListProjectsQuery(search ? { search } : {});
  const related = currentData ? chooseRelated(project, currentData.projects) : null;
  const ownMarkOf = useOwnMarks();
  const isNone = Boolean(error) || related?.length === 0;

  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);

  return (
    <Section heading="Related projects">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'min(260px, 80%)', lg: 'calc((100% - 72px) / 4)' },
          gap: { xs: 2, lg: 3 },
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          // Space for the focus ring and for raised cards.
          mx: -1,
          p: 1,
          '& > li': { scrollSnapAlign: 'start', scrollMargin: 8, minWidth: 0 },
        }}
      >
        {related
          ? related.map((entry) => (
              <li key={entry.id}>
                <ProjectCard project={entry} heading="h3" ownMark={ownMarkOf(entry.id)} />
              </li>
            ))
          : SKELETONS.map((key) => (
              <li key={key}>
                <ProjectCardSkeleton />
              </li>
            ))}
      </Box>
    </Section>
  );
}

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
