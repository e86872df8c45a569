/** @jest-environment node */
import { readArguments } from '../http/readArguments';
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { updateReview } from './admin/reviews';
import { listProjects, requireProject, toProject } from './catalogue';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import {
  deleteOwnReview,
  getOwnReview,
  listReviews,
  markReviewHelpful,
  saveOwnReview,
} from './reviews';

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

  it('may be as short and as long as the limits', () => {
    const save = (changes: object) =>
      saveOwnReview(context, asha(), OWNED, { ...input, ...changes }).review;
    const shortest = { stars: 1, title: undefined, text: 'x'.repeat(10) };
    expect(save(shortest)).toMatchObject({ ...shortest, title: null });
    const longest = { stars: 5, title: 'x'.repeat(100), text: 'x'.repeat(2000) };
    expect(save(longest)).toMatchObject(longest);
    expect(save({ title: '   ' }).title).toBeNull();
  });

  it('is rejected with a message for each wrong field', () => {
    expect(() => saveOwnReview(context, asha(), OWNED, { title: 5 })).toThrow(
      expect.objectContaining({
        fields: {
          stars: 'Please give one to five stars',
          title: 'The title must be text',
          text: 'Please write what you think of the project',
        },
      }) as Error,
    );
  });

  it('is deleted with the marks on it', () => {
    const { id } = getOwnReview(context, asha(), project(REVIEWED)).review!;
    markReviewHelpful(context, newCustomer(), id, { is_helpful: true });
    expect(deleteOwnReview(context, asha(), project(REVIEWED))).toEqual({
      success: true,
      message: 'Review deleted',
    });
    expect(context.store.reviewVotes.where('reviewId', id)).toEqual([]);
    expect(pageOf(REVIEWED).reviews.some((review) => review.id === id)).toBe(false);
    expect(() => deleteOwnReview(context, asha(), project(REVIEWED))).toThrow('not reviewed');
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

  it('is listed with the project of its review only', () => {
    const [first] = pageOf(OWNED).reviews;
    const other = context.store.reviews.all().find(({ projectId }) => projectId !== OWNED)!;
    for (const id of [first!.id, other.id]) {
      markReviewHelpful(context, newCustomer(), id, { is_helpful: true });
    }
    expect(getOwnReview(context, newCustomer(), project(OWNED)).helpful).toEqual([first!.id]);
  });

  it('is refused for the own, a hidden and an unknown review', () => {
    const { id } = getOwnReview(context, asha(), project(REVIEWED)).review!;
    const mark = (user: typeof asha, review: number) => () =>
      markReviewHelpful(context, user(), review, { is_helpful: true });
    expect(mark(asha, id)).toThrow('your own review');
    updateReview(context, id, { is_hidden: true });
    expect(mark(newCustomer, id)).toThrow(
      expect.objectContaining({ kind: 'notFound', message: 'Review not found' }) as Error,
    );
    expect(mark(newCustomer, 99_999)).toThrow('Review not found');
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

  it('shows equally helpful reviews newest first', () => {
    const { reviews, reviewVotes } = context.store;
    const row = reviews.get(1)!;
    for (const { id } of reviews.where('projectId', OWNED)) reviews.remove(id);
    const write = (id: number, day: number, votes: number) => {
      const createdAt = `2025-10-0${day}T09:00:00.000Z`;
      reviews.put({ ...row, id, projectId: OWNED, isHidden: false, createdAt });
      for (let vote = 0; vote < votes; vote += 1) {
        reviewVotes.put({ id: reviewVotes.nextId(), reviewId: id, userId: vote + 1 });
      }
    };
    write(9001, 2, 1);
    write(9002, 3, 0);
    write(9003, 1, 2);
    write(9004, 4, 1);
    const idsOf = (query: string) => pageOf(OWNED, query).reviews.map(({ id }) => id);
    expect(idsOf('')).toEqual([9003, 9004, 9001, 9002]);
    expect(idsOf('sort=newest')).toEqual([9004, 9002, 9001, 9003]);
  });

  it.each([
    ['Thank you!', '2025-10-01T09:00:00.000Z', true],
    ['Thank you!', null, false],
    [null, '2025-10-01T09:00:00.000Z', false],
  ])('shows the answer %j of %j: %j', (answer, answeredAt, isShown) => {
    const { reviews } = context.store;
    const row = reviews.where('projectId', OWNED).find(({ isHidden }) => !isHidden)!;
    reviews.put({ ...row, answer, answeredAt });
    const shown = pageOf(OWNED).reviews.find(({ id }) => id === row.id)!.answer;
    expect(shown).toEqual(isShown ? { text: answer, answered_at: answeredAt } : null);
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

  it.each(['ASC', 'DESC'] as const)('lists unrated projects last when sorted %s', (order) => {
    const { projects } = listProjects(context, { sort: 'rating', order, limit: 100 });
    const ratings = projects.map(({ rating }) => rating ?? null);
    const rated = ratings.filter((rating) => rating !== null);
    expect(rated.length).toBeGreaterThan(20);
    expect(ratings.slice(0, rated.length)).toEqual(rated);
    const direction = order === 'ASC' ? 1 : -1;
    expect(rated).toEqual([...rated].sort((one, other) => direction * (one - other)));
  });
});
