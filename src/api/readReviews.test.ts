/** @jest-environment node */
import { readAdminReview, readOwnReviews, readReviewPage } from './readReviews';

const review = {
  id: 3,
  author: 'Asha R.',
  stars: 4,
  title: 'Good start',
  text: 'It runs.',
  created_at: '2025-09-01T00:00:00Z',
  updated_at: '2025-09-02T00:00:00Z',
  helpful_count: 2,
  is_refunded: false,
  answer: { text: 'Thanks', answered_at: '2025-09-03T00:00:00Z' },
};
const own = { ...review, is_hidden: false };
const pagination = { total: 1, total_pages: 1 };
const summary = { average: 3.7, count: 15, stars: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } };

const readPage = (fields: object) =>
  readReviewPage({ reviews: [], pagination, summary, ...fields });
const readFirst = (fields: object) => readPage({ reviews: [fields] }).reviews[0];

describe('a review', () => {
  it('stays as it is when it is complete', () => {
    expect(readPage({ reviews: [review] })).toEqual({ reviews: [review], pagination, summary });
  });

  it('gets the fields that it lacks', () => {
    expect(readFirst({ id: 3 })).toEqual({
      id: 3,
      author: 'A customer',
      stars: 0,
      title: null,
      text: '',
      created_at: '',
      updated_at: '',
      helpful_count: 0,
      is_refunded: false,
      answer: null,
    });
  });

  it('has its fields in the form of the shop', () => {
    for (const [sent, known] of [
      [{ stars: '5' }, { stars: 5 }],
      [{ stars: 6 }, { stars: 0 }],
      [{ stars: -1 }, { stars: 0 }],
      [{ stars: 'many' }, { stars: 0 }],
      [{ author: ' Ravi K. ' }, { author: 'Ravi K.' }],
      [{ author: '  ' }, { author: 'A customer' }],
      [{ author: { name: 'Ravi' } }, { author: 'A customer' }],
      [{ title: '' }, { title: null }],
      [{ updated_at: null }, { updated_at: review.created_at }],
      [{ helpful_count: '3' }, { helpful_count: 3 }],
      [{ answer: null }, { answer: null }],
      [{ answer: 'Thanks' }, { answer: null }],
      [{ answer: [{ text: 'Thanks' }] }, { answer: null }],
      [{ answer: { text: '', answered_at: '2025-09-03' } }, { answer: null }],
      [{ is_refunded: 1 }, { is_refunded: true }],
      [{ answer: { text: 'Thanks' } }, { answer: { text: 'Thanks', answered_at: '' } }],
    ]) {
      expect(readFirst({ ...review, ...sent })).toEqual({ ...review, ...known });
    }
  });
});

it('the summary of reviews has its figures as numbers', () => {
  const stars = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };
  expect(readPage({ summary: { average: '3.70', count: '15', stars } }).summary).toEqual(summary);
  const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const odd of [null, undefined, 'many', [1, 2, 3]]) {
    const read = readPage({ summary: { average: 4, count: 0, stars: odd } }).summary;
    expect([odd, read]).toEqual([odd, { average: null, count: 0, stars: none }]);
  }
});

describe("the user's own review", () => {
  const readOwn = (response: object) => readOwnReviews(response as never);

  it('is read with what the user may do and has marked', () => {
    const response = { review: own, can_review: true, helpful: [7, 8] };
    expect(readOwn(response)).toEqual(response);
    const odd = { review: own, can_review: '0', helpful: ['7', 8, null, 'nine'] };
    expect(readOwn(odd)).toEqual({ review: own, can_review: false, helpful: [7, 8] });
  });

  it('is hidden when its flag says so', () => {
    for (const [value, isHidden] of [
      [true, true],
      [1, true],
      ['1', true],
      [false, false],
      ['0', false],
      [null, false],
      [undefined, false],
    ] as const) {
      const read = readOwn({ review: { ...own, is_hidden: value } }).review;
      expect([value, read]).toEqual([value, { ...own, is_hidden: isHidden }]);
    }
  });

  it('is missing when it cannot be shown', () => {
    for (const value of [null, undefined, 'text', [own], {}, { ...own, id: 'three' }]) {
      const read = readOwn({ review: value, can_review: 1 });
      expect([value, read]).toEqual([value, { review: null, can_review: true, helpful: [] }]);
    }
  });
});

it('a review for admins names its project and customer', () => {
  const complete = {
    ...own,
    is_hidden: true,
    project: { id: 4, title: 'Clinic' },
    customer: { id: 2, name: 'Asha Rao', email: 'asha@example.com' },
  };
  const readAdmin = (fields: object) => readAdminReview(fields as never);
  expect(readAdmin(complete)).toEqual(complete);
  const asText = {
    project: { ...complete.project, id: '4' },
    customer: { ...complete.customer, id: '2' },
  };
  expect(readAdmin({ ...complete, ...asText })).toEqual(complete);
  for (const value of [undefined, 'Clinic', null, [7], {}]) {
    expect([value, readAdmin({ ...own, project: value, customer: value })]).toEqual([
      value,
      {
        ...own,
        project: { id: 0, title: 'Untitled project' },
        customer: { id: 0, name: 'A customer', email: '' },
      },
    ]);
  }
});
