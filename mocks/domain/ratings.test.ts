/** @jest-environment node */
import { makeSeed } from '../seeds';
import { openShop } from './admin/fakes';
import { ratingOf } from './ratings';
import { Store } from './store';

const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));
const review = seed.reviews[0]!;

/** Returns a shop whose only project with reviews has these stars. */
function shopWith(...stars: number[]) {
  const reviews = stars.map((each, index) => ({
    ...review,
    id: index + 1,
    projectId: 4,
    stars: each,
    isHidden: false,
  }));
  return { ...openShop().context, store: new Store({ ...seed, reviews }) };
}

describe('the rating of a project', () => {
  it('is the average of its reviews with one decimal', () => {
    expect(ratingOf(shopWith(5, 4, 4), 4)).toEqual({
      average: 4.3,
      count: 3,
      stars: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    expect(ratingOf(shopWith(1, 2, 3, 5), 4)).toEqual({
      average: 2.8,
      count: 4,
      stars: { 1: 1, 2: 1, 3: 1, 4: 0, 5: 1 },
    });
  });

  it('is none without visible reviews', () => {
    const shop = shopWith(5);
    const unrated = { average: null, count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
    expect(ratingOf(shop, 5)).toEqual(unrated);
    shop.store.reviews.put({ ...shop.store.reviews.get(1)!, isHidden: true });
    expect(ratingOf(shop, 4)).toEqual(unrated);
  });
});
