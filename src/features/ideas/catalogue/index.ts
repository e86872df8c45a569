import { IDEA_CATEGORIES, type IdeaCategory, type ProjectIdea } from '../idea';
import { aiAndMachineLearning } from './aiAndMachineLearning';
import { eCommerce } from './eCommerce';
import { education } from './education';
import { entertainment } from './entertainment';
import { financeAndBanking } from './financeAndBanking';
import { healthcare } from './healthcare';
import { iotAndHardware } from './iotAndHardware';
import { mobileApps } from './mobileApps';
import { productivity } from './productivity';
import { socialMedia } from './socialMedia';
import { webDevelopment } from './webDevelopment';
import type { HandWrittenIdea } from './handWrittenIdea';

const IDEAS_BY_CATEGORY: Record<IdeaCategory, readonly HandWrittenIdea[]> = {
  'Web Development': webDevelopment,
  'Mobile Apps': mobileApps,
  'AI & Machine Learning': aiAndMachineLearning,
  'E-commerce': eCommerce,
  'Social Media': socialMedia,
  'Finance & Banking': financeAndBanking,
  Education: education,
  Healthcare: healthcare,
  Entertainment: entertainment,
  Productivity: productivity,
  'IoT & Hardware': iotAndHardware,
};

/** The 150 hand-written ideas, in the order of the categories, with ids from 1. */
export const IDEA_CATALOGUE: readonly ProjectIdea[] = IDEA_CATEGORIES.flatMap((category) =>
  IDEAS_BY_CATEGORY[category].map((idea) => ({ ...idea, category })),
).map((idea, index) => ({ id: index + 1, ...idea }));

/**
 * The same ideas in display order: categories alternate and neighbours differ in difficulty, so
 * that the first page has something for every visitor.
 */
export const ALTERNATING_IDEAS: readonly ProjectIdea[] = IDEA_CATEGORIES.flatMap(
  (category, offset) => {
    const ideas = IDEA_CATALOGUE.filter((idea) => idea.category === category);
    return ideas.map((_idea, turn) => ({ turn, idea: ideas[(turn + offset) % ideas.length]! }));
  },
)
  .sort((a, b) => a.turn - b.turn)
  .map(({ idea }) => idea);
