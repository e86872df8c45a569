import type { Difficulty } from '../idea';
import type { AudienceGroup } from './audiences';

/** What the ideas of a template have in common. */
export type IdeaTemplate = {
  /**
   * The title, with a placeholder such as `{Who}` for each noun; a capitalized placeholder
   * capitalizes the noun.
   */
  title: string;
  difficulty: Difficulty;
  /** Technologies to build it with. */
  tags: readonly [string, string, string];
  /** The audiences for whom it makes sense. */
  groups: readonly AudienceGroup[];
  /** One sentence on what it does for them, with the same placeholders as the title. */
  text: string;
};
