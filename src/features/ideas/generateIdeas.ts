import { randomFrom } from '@/lib/random';
import phrases from './data/phrases.json';
import { DIFFICULTIES, IDEA_CATEGORIES, type IdeaGenerator } from './idea';
import { toTitleCase } from './titleCase';

/** The 106 templates of generated ideas, before " for {audience}", each with its purpose. */
export const IDEA_PREFIXES = phrases.prefixes;

/**
 * The 115 audiences of generated ideas: businesses and groups of people, phrased to follow "for".
 */
export const IDEA_AUDIENCES: readonly string[] = phrases.audiences;

const FIRST_ID = 1001;
/** Upper bound on the number of phrases, so that adding phrases keeps every id. */
const IDS_PER_AUDIENCE = 1000;
const TAGS = ['React', 'Node.js', 'Cloud'] as const;

/**
 * Combines every phrase with every audience (specification, section 2: Project Ideas). Neighbours
 * differ in both. The id seeds the random choice of category and difficulty.
 */
export function createIdeaGenerator(audiences = IDEA_AUDIENCES): IdeaGenerator {
  const titles = IDEA_PREFIXES.map(({ phrase }) => toTitleCase(phrase));
  const audienceTitles = audiences.map(toTitleCase);
  return {
    count: titles.length * audiences.length,
    ideaAt: (position) => {
      const prefix = position % titles.length;
      const round = Math.floor(position / titles.length);
      const audience = (prefix + round) % audiences.length;
      const id = FIRST_ID + audience * IDS_PER_AUDIENCE + prefix;
      const random = randomFrom(id);
      const pick = <Value>(values: readonly Value[]) =>
        values[Math.floor(random() * values.length)]!;
      return {
        id,
        title: `${titles[prefix]} for ${audienceTitles[audience]}`,
        category: pick(IDEA_CATEGORIES),
        difficulty: pick(DIFFICULTIES),
        description: `${IDEA_PREFIXES[prefix]!.purpose}. Planned around the needs of ${audiences[audience]}.`,
        tags: TAGS,
      };
    },
  };
}
