import { type ProjectIdea, SUITS } from '@/features/ideas';
import { hasWords, toSlug } from '@/lib/slug';
import features from './features.json';
import plans from './plans.json';

/** A part of the program, found by words of the idea or common to its category. */
type Feature = {
  name: string;
  does: string;
  /** What of it the database holds. */
  records?: string;
  /** A difficult case to test. */
  check: string;
};

/** What an idea comes to as a project of a student. */
type IdeaPlan = {
  features: Feature[];
  data: string[];
  weeks: string;
  suits: readonly string[];
  chapters: { name: string; text: string }[];
};

const MOST_FEATURES = 6;
const MOST_CHECKS = 3;
const TITLE_WEIGHT = 2;

/** Lists words in a sentence: a, b and c. */
const listOf = (words: readonly string[]): string =>
  words.join(', ').replace(/, ([^,]*)$/, ' and $1');

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const countIn = (slug: string, words: readonly string[]) =>
  words.filter((word) => hasWords(slug, word)).length;

/** Returns the plan of an idea, which follows from its words, technologies, category and difficulty. */
export function planOf(idea: ProjectIdea): IdeaPlan {
  const { title, description, tags, category, difficulty, audience } = idea;
  const kind = plans.categories[category];
  // A feature follows from what the program does, not from whom it is for.
  const slugOf = (...texts: string[]) =>
    audience.reduce((slug, users) => slug.replaceAll(toSlug(users), ''), toSlug(texts.join(' ')));
  const titleSlug = slugOf(title);
  const slug = slugOf(title, description, ...tags);
  const own = features
    .map((feature) => ({
      feature,
      score: countIn(slug, feature.words) + TITLE_WEIGHT * countIn(titleSlug, feature.words),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_FEATURES - kind.features.length)
    .map(({ feature }): Feature => feature);
  const chosen = [...own, ...(kind.features as Feature[])];
  const weeks = plans.weeks[difficulty].map((count) => count + kind.more).join(' to ');
  const texts = {
    users: listOf(audience),
    category,
    technologies: listOf(tags),
    features: listOf(chosen.map(({ name }) => lower(name))),
    hardest: lower(chosen[0]!.name),
    records: listOf(chosen.flatMap(({ records = [] }) => records)),
    checks: chosen
      .slice(0, MOST_CHECKS)
      .map(({ check }) => check)
      .join('; '),
    design: kind.design,
    results: kind.results,
  };
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => fill(texts[name as keyof typeof texts]));
  return {
    features: chosen,
    data: [
      ...plans.sources.filter(({ words }) => countIn(slug, words) > 0).map(({ text }) => text),
      kind.data,
    ],
    weeks: `${weeks} weeks`,
    suits: SUITS[difficulty],
    chapters: plans.chapters.map(({ name, text }) => ({ name, text: fill(text) })),
  };
}

const MOST_RELATED = 3;

/**
 * Returns the ideas that are nearest: by shared technologies, category and users. Those of the same
 * template differ by their users alone, so that one of each is chosen at most.
 */
export function relatedIdeas(idea: ProjectIdea, ideas: readonly ProjectIdea[]): ProjectIdea[] {
  const scoreOf = (other: ProjectIdea) =>
    other.tags.filter((tag) => idea.tags.includes(tag)).length +
    2 * Number(other.category === idea.category) +
    2 * Number(other.audience[0] === idea.audience[0]);
  const seen = new Set([idea.tags]);
  return ideas
    .map((other) => ({ other, score: scoreOf(other) }))
    .sort((one, other) => other.score - one.score)
    .map(({ other }) => other)
    .filter(({ id, tags }) => id !== idea.id && !seen.has(tags) && seen.add(tags))
    .slice(0, MOST_RELATED);
}

const LEAST_LETTERS = 4;
const LEAST_WORDS = 2;

/** What of a project tells whether it is near. */
type Comparable = { title: string; category: string | null; short_description: string };

/** Returns the first of some projects that shares two words with an idea, one of them in its title. */
export function nearestOf<Project extends Comparable>(
  { title }: ProjectIdea,
  projects: readonly Project[],
): Project | undefined {
  const words = toSlug(title)
    .split('-')
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => word.replace(/s$/, ''));
  return projects.find((project) => {
    const all = toSlug([project.title, project.category, project.short_description].join(' '));
    return countIn(all, words) >= LEAST_WORDS && countIn(toSlug(project.title), words) > 0;
  });
}
