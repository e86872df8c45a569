import { DIFFICULTIES, IDEA_CATEGORIES } from '../idea';
import type { IdeaGenerator } from '../ideaGenerator';
import { IDEA_AUDIENCES } from './audiences';
import { IDEA_PREFIXES } from './phrases';
import { randomFrom } from '@/lib/random';
import { toTitleCase } from '../titleCase';

const FIRST_ID = 1001;
/** Upper bound on the number of phrases, so that adding phrases keeps every id. */
const IDS_PER_AUDIENCE = 1000;
const TAGS = ['React', 'Node.js', 'Cloud'] as const;

/**
 * Combines every phrase with every audience (specification, section 2: Project Ideas). Neighbours
 * differ in both. The id seeds the random choice of category and difficulty.
 */
export function createIdeaGenerator(audiences = IDEA_AUDIENCES): IdeaGenerator {
  const phrases = IDEA_PREFIXES.map(({ phrase }) => toTitleCase(phrase));
  const audienceTitles = audiences.map(toTitleCase);
  return {
    count: phrases.length * audiences.length,
    ideaAt: (position) => {
      const prefix = position % phrases.length;
      const round = Math.floor(position / phrases.length);
      const audience = (prefix + round) % audiences.length;
      const id = FIRST_ID + audience * IDS_PER_AUDIENCE + prefix;
      const random = randomFrom(id);
      const pick = <Value>(values: readonly Value[]) =>
        values[Math.floor(random() * values.length)]!;
      return {
        id,
        title: `${phrases[prefix]} for ${audienceTitles[audience]}`,
        category: pick(IDEA_CATEGORIES),
        difficulty: pick(DIFFICULTIES),
        description: `${IDEA_PREFIXES[prefix]!.purpose}. Planned around the needs of ${audiences[audience]}.`,
        tags: TAGS,
      };
    },
  };
}
