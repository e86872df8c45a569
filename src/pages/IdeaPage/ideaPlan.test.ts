/** @jest-environment node */
import { composedSource, composeIdeas } from '@/features/ideas/composeIdeas';
import handWritten from '@/features/ideas/data/handWrittenIdeas.json';
import type { ProjectIdea } from '@/features/ideas/idea';
import { planOf } from './ideaPlan';

const ideas = [...(handWritten as ProjectIdea[]), ...composeIdeas(composedSource)];

it('every idea has a plan of whole sentences, with modules of its own for all but a few', () => {
  const common = ideas.filter((idea) => {
    const { features, data, chapters } = planOf(idea);
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    for (const text of [...data, ...chapters.map((chapter) => chapter.text)]) {
      expect(text).toMatch(/^[A-Z][^{}]+\.$/);
      expect(text).not.toMatch(/undefined| {2}| ,|, $/);
    }
    return features.length < 4;
  });
  expect(common.length).toBeLessThan(ideas.length / 4);
});
