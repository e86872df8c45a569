/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { makeSeed } from '../../seeds';
import { peopleIds } from '../../seeds/people';
import type { DomainErrorKind } from '../errors';
import type { ReviewRow } from '../model';
import { Store } from '../store';
import { openShop } from './fakes';
import { listAdminReviews, updateReview } from './reviews';

const refusal = (kind: DomainErrorKind, message: string) =>
  expect.objectContaining({ kind, message }) as Error;

/** Opens a shop with three reviews: of Asha, hidden, and answered. */
function open() {
  const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));
  const [first] = seed.reviews;
  const review = (id: number, fields: Partial<ReviewRow>): ReviewRow => ({
    ...first!,
    id,
    userId: peopleIds.newCustomer,
    projectId: 4,
    stars: 3,
    title: null,
    text: 'It runs as described.',
    isHidden: false,
    answer: null,
    answeredAt: null,
    ...fields,
  });
  const reviews = [
    review(1, {
      userId: peopleIds.asha,
      projectId: 12,
      stars: 5,
      title: 'Set up in an evening',
      createdAt: '2025-03-01T09:00:00.000Z',
    }),
    review(2, { isHidden: true, stars: 1, createdAt: '2025-05-01T09:00:00.000Z' }),
    review(3, { answer: 'Thank you!', createdAt: '2025-04-01T09:00:00.000Z' }),
  ];
  const reviewVotes = [
    { ...seed.reviewVotes[0]!, id: 1, reviewId: 2 },
    { ...seed.reviewVotes[0]!, id: 2, reviewId: 3 },
    { ...seed.reviewVotes[1]!, id: 3, reviewId: 3 },
  ];
  const store = new Store({ ...seed, reviews, reviewVotes });
  const context = { ...openShop().context, store };
  const list = (query: string) =>
    listAdminReviews(context, readArguments('listAdminReviews', new URLSearchParams(query)));
  return {
    context,
    store,
    list,
    ids: (query: string) => list(query).reviews.map(({ id }) => id),
    update: (fields: Record<string, unknown>) => updateReview(context, 1, fields),
  };
}

describe('the list of all reviews', () => {
  it('names the project and the customer of each', () => {
    const { list, store } = open();
    expect(list('stars=5').reviews).toEqual([
      expect.objectContaining({
        id: 1,
        stars: 5,
        title: 'Set up in an evening',
        project: { id: 12, title: store.projects.get(12)!.title },
        customer: { id: peopleIds.asha, name: 'Asha Rao', email: 'asha@example.com' },
      }),
    ]);
  });
});

describe('a review', () => {
  it('is answered, and loses its answer again', () => {
    const { update } = open();
    const longest = 'x'.repeat(2000);
    expect(update({ answer: ` ${longest} ` }).review).toMatchObject({
      answer: { text: longest, answered_at: '2025-10-15T09:00:00.000Z' },
      is_hidden: false,
    });
    expect(update({ answer: null }).review.answer).toBeNull();
  });

  it.each([
    [{}, 'Please give an answer, or whether the review is hidden'],
    [{ is_hidden: 'yes' }, 'A review is either hidden or shown'],
    [{ is_hidden: null, answer: 'Hi' }, 'A review is either hidden or shown'],
    [{ answer: '  ' }, 'Please write an answer'],
    [{ answer: 5 }, 'Please write an answer'],
    [{ answer: 'x'.repeat(2001) }, 'An answer can have at most 2,000 characters'],
  ])('is not changed by %j', (fields, message) => {
    const { update, store } = open();
    const before = store.reviews.get(1);
    expect(() => update(fields)).toThrow(refusal('badRequest', message));
    expect(store.reviews.get(1)).toBe(before);
  });
});
