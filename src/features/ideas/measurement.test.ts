/** @jest-environment node */
import { createIdeaComposer } from './composed/composeIdeas';
import { audiencesFor } from './measurement';

describe('audiences for measurements', () => {
  it('cover the requested number of ideas with unique titles', () => {
    const { count, ideaAt } = createIdeaComposer(audiencesFor(120_000));
    expect(count).toBeGreaterThanOrEqual(120_000);
    const titles = Array.from({ length: count }, (_entry, position) => ideaAt(position).title);
    expect(new Set(titles).size).toBe(count);
  });
});
