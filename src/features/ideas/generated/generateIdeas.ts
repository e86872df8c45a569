import { DIFFICULTIES, IDEA_CATEGORIES, type ProjectIdea } from '../idea';
import { IDEA_AUDIENCES } from './audiences';
import { IDEA_PREFIXES } from './phrases';
import { randomFrom } from './random';
import { toTitleCase } from './titleCase';

const FIRST_ID = 1001;
/** Above the number of phrases that there will ever be, so that a longer list leaves every id as it is. */
const IDS_PER_AUDIENCE = 1000;
const TAGS = ['React', 'Node.js', 'Cloud'] as const;

/** The generated ideas, made one at a time. */
export type IdeaGenerator = {
  /** How many ideas there are. */
  count: number;
  /** The idea at a position from 0; the same one every time. */
  ideaAt: (position: number) => ProjectIdea;
};

/**
 * Crosses every phrase with every audience (specification, section 2: Project Ideas). Neighbours in
 * the order differ in both. Category and difficulty are drawn by the idea's id.
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
