/** @jest-environment node */
import { createIdeaGenerator } from './generated/generateIdeas';
import { audiencesFor } from './measurement';

describe('audiences for measurements', () => {
  it('cover the requested number of ideas with unique names', () => {
    const audiences = audiencesFor(120_000);
    expect(new Set(audiences).size).toBe(audiences.length);
    expect(createIdeaGenerator(audiences).count).toBeGreaterThanOrEqual(120_000);
  });
});
