import type { IdeaSource } from './composeIdeas';
import phrases from './data/phrases.json';

/**
 * The 106 templates and 115 audiences of generated ideas (specification, section 2: Project Ideas).
 * Each idea has its own category and difficulty.
 */
export const generatedSource: IdeaSource = {
  templates: phrases.templates.map((template, index) => ({
    ...template,
    tags: ['React', 'Node.js', 'Cloud'],
    groups: ['all'],
    number: index + 1,
  })),
  audiences: { all: phrases.audiences.map((who) => [who]) },
};
