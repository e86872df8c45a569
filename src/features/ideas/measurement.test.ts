/** @jest-environment node */
import { createIdeaGenerator } from './generated/generateIdeas';
import { audiencesFor } from './measurement';

describe('the audiences of a measurement', () => {
  it('are enough for the number of ideas, each with a name of its own', () => {
    const audiences = audiencesFor(120_000);
    expect(new Set(audiences).size).toBe(audiences.length);
    expect(createIdeaGenerator(audiences).count).toBeGreaterThanOrEqual(120_000);
  });
});
