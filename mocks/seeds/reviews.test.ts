/** @jest-environment node */
import { makeSeed } from '.';
import { peopleIds } from './people';

const ANCHOR = new Date('2025-10-15T00:00:00Z');
const seed = makeSeed(7, ANCHOR);
const shown = seed.reviews.filter(({ isHidden }) => !isHidden);
const share = (stars: number[]) =>
  shown.filter((review) => stars.includes(review.stars)).length / shown.length;

describe('the seeded reviews', () => {
  it('are written by some buyers, once each, after the purchase and before the anchor day', () => {
    const paid = new Map(
      seed.orders
        .filter(({ status }) => status === 'paid')
        .map(({ userId, projectId, createdAt }) => [`${userId}-${projectId}`, createdAt]),
    );
    const pairs = seed.reviews.map(({ userId, projectId }) => `${userId}-${projectId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBeLessThan(paid.size * 0.8);
    for (const [index, { createdAt, answeredAt }] of seed.reviews.entries()) {
      expect(createdAt > paid.get(pairs[index]!)!).toBe(true);
      expect(createdAt < ANCHOR.toISOString()).toBe(true);
      expect(answeredAt === null || answeredAt > createdAt).toBe(true);
      expect(answeredAt === null || answeredAt < ANCHOR.toISOString()).toBe(true);
    }
  });

  it('praise most projects, and complain about a few', () => {
    expect(share([4, 5])).toBeGreaterThan(0.75);
    expect(share([2, 3])).toBeGreaterThan(0.04);
    expect(share([1])).toBeLessThan(0.06);
    expect(shown.some(({ answer }) => answer !== null)).toBe(true);
    expect(seed.reviews.length).toBeGreaterThan(shown.length);
  });

  it('repeat no text and no unfilled place within a project', () => {
    const texts = shown.map(({ projectId, text }) => `${projectId} ${text}`);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { text, title } of seed.reviews) {
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('are deterministic, and leave all but one purchase of Asha to review', () => {
    expect(makeSeed(7, ANCHOR).reviews).toEqual(seed.reviews);
    const { asha } = peopleIds;
    expect(seed.reviews.filter(({ userId }) => userId === asha)).toHaveLength(1);
    expect(seed.reviewVotes.some(({ userId }) => userId === asha)).toBe(false);
  });
});
