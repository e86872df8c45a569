/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { updateReview } from './admin/reviews';
import { requireProject, toProject } from './catalogue';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { getOwnReview, listReviews, markReviewHelpful, saveOwnReview } from './reviews';

const OWNED = 12;
const REVIEWED = 41;
const input = {
  stars: 2,
  title: '  Good   start ',
  text: '  It runs.\r\nThe docs are short.\u0007 ',
};

let context: DomainContext;
beforeEach(() => {
  context = openShop().context;
});

const person = (id: number) => context.store.users.get(id)!;
const asha = () => person(peopleIds.asha);
const newCustomer = () => person(peopleIds.newCustomer);
const project = (id: number) => requireProject(context, id);
const pageOf = (id: number, query = 'limit=100') =>
  listReviews(context, project(id), readArguments('listReviews', new URLSearchParams(query)));
const ratingOf = (id: number) => {
  const { rating, review_count: count } = toProject(context, project(id));
  return { rating, count };
};

describe('the user’s own review', () => {
  it('is written once, as plain text, and changes the rating of the project', () => {
    const { count } = ratingOf(OWNED);
    const { review } = saveOwnReview(context, asha(), OWNED, input);
    expect(review).toMatchObject({
      author: 'Asha R.',
      stars: 2,
      title: 'Good start',
      text: 'It runs.\nThe docs are short.',
      is_hidden: false,
    });
    expect(ratingOf(OWNED)).toEqual({ rating: pageOf(OWNED).summary.average, count: count! + 1 });

    const changed = saveOwnReview(context, asha(), OWNED, { ...input, stars: 5, title: null });
    expect(changed.review).toMatchObject({ id: review.id, stars: 5, title: null });
    expect(ratingOf(OWNED).count).toBe(count! + 1);
    expect(getOwnReview(context, asha(), project(OWNED)).review).toEqual(changed.review);
  });

  it('is only for buyers', () => {
    expect(getOwnReview(context, asha(), project(OWNED)).can_review).toBe(true);
    expect(() => saveOwnReview(context, newCustomer(), OWNED, input)).toThrow('Only people who');
    expect(getOwnReview(context, newCustomer(), project(OWNED))).toMatchObject({
      review: null,
      can_review: false,
    });
    // A pending payment does not count as a purchase.
    expect(getOwnReview(context, asha(), project(3)).can_review).toBe(false);
  });

  it.each([
    ['stars', { stars: 0 }, 'Please give one to five stars'],
    ['stars', { stars: 6 }, 'Please give one to five stars'],
    ['stars', { stars: 4.5 }, 'Please give one to five stars'],
    ['stars', { stars: '5' }, 'Please give one to five stars'],
    ['title', { title: 'x'.repeat(101) }, 'The title can have at most 100 characters'],
    ['title', { title: 5 }, 'The title must be text'],
    ['text', { text: undefined }, 'Please write what you think of the project'],
    ['text', { text: '  too short   ' }, 'Your review needs at least 10 characters'],
    ['text', { text: 'x'.repeat(2001) }, 'Your review can have at most 2,000 characters'],
  ])('is rejected for its %s: %j', (field, wrong, message) => {
    const save = () => saveOwnReview(context, asha(), OWNED, { ...input, ...wrong });
    expect(save).toThrow(DomainError);
    expect(save).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        message,
        fields: { [field]: message },
      }) as Error,
    );
  });
});

describe('a mark as helpful', () => {
  it('counts once per user, and can be taken back', () => {
    const { id, helpful_count: before } = pageOf(OWNED).reviews[0]!;
    const set = (isHelpful: boolean) =>
      markReviewHelpful(context, asha(), id, { is_helpful: isHelpful });
    expect(set(true)).toEqual({ is_helpful: true, helpful_count: before + 1 });
    expect(set(true)).toEqual({ is_helpful: true, helpful_count: before + 1 });
    expect(getOwnReview(context, asha(), project(OWNED)).helpful).toEqual([id]);
    expect(set(false)).toEqual({ is_helpful: false, helpful_count: before });
  });
});

describe('the list of reviews', () => {
  it('is sorted by helpfulness or date, and its summary adds up', () => {
    const helpful = pageOf(OWNED).reviews.map((review) => review.helpful_count);
    expect(helpful).toEqual([...helpful].sort((one, other) => other - one));
    const { reviews, summary } = pageOf(OWNED, 'sort=newest&limit=100');
    const dates = reviews.map((review) => review.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(summary.count).toBe(reviews.length);
    expect(Object.values(summary.stars).reduce((sum, each) => sum + each, 0)).toBe(summary.count);
  });

  it('neither shows nor counts a hidden review, except to its author', () => {
    const { id } = getOwnReview(context, asha(), project(REVIEWED)).review!;
    const before = pageOf(REVIEWED).summary.count;
    updateReview(context, id, { is_hidden: true });
    expect(pageOf(REVIEWED).reviews.some((review) => review.id === id)).toBe(false);
    expect(ratingOf(REVIEWED).count ?? 0).toBe(before - 1);
    expect(getOwnReview(context, asha(), project(REVIEWED)).review).toMatchObject({
      id,
      is_hidden: true,
    });
    // Editing does not unhide it.
    saveOwnReview(context, asha(), REVIEWED, input);
    expect(pageOf(REVIEWED).summary.count).toBe(before - 1);
    updateReview(context, id, { is_hidden: false });
    expect(pageOf(REVIEWED).summary.count).toBe(before);
  });
});
