/** @jest-environment node */
import type { AdminReview } from './generated/admin.gen';
import type { GetOwnReviewResponse, OwnReview, ReviewSummary } from './generated/reviews.gen';
import {
  readAdminReview,
  readFlagged,
  readOwnReviews,
  readReview,
  readSummary,
} from './readReviews';

const review = {
  id: 3,
  author: 'Asha R.',
  stars: 4,
  title: 'Good start',
  text: 'It runs.',
  created_at: '2025-09-01T00:00:00Z',
  updated_at: '2025-09-02T00:00:00Z',
  helpful_count: 2,
  answer: { text: 'Thanks', answered_at: '2025-09-03T00:00:00Z' },
};
const own = { ...review, is_hidden: false };

const read = (fields: object) => readReview({ ...review, ...fields });

describe('a review', () => {
  it('stays as it is when it is complete', () => {
    expect(readReview(review)).toEqual(review);
  });

  it('gets the fields that it lacks', () => {
    expect(readReview({ id: 3 } as OwnReview)).toEqual({
      id: 3,
      author: 'A customer',
      stars: 0,
      title: null,
      text: '',
      created_at: '',
      updated_at: '',
      helpful_count: 0,
      answer: null,
    });
  });

  it.each([
    [5, 5],
    ['5', 5],
    [6, 0],
    [-1, 0],
    ['many', 0],
  ])('with %p stars has %i', (value, stars) => {
    expect(read({ stars: value }).stars).toBe(stars);
  });

  it.each([
    [' Ravi K. ', 'Ravi K.'],
    ['  ', 'A customer'],
    [{ name: 'Ravi' }, 'A customer'],
  ])('by %p is by "%s"', (value, author) => {
    expect(read({ author: value }).author).toBe(author);
  });

  it('that does not say when it was changed was not', () => {
    expect(read({ updated_at: null }).updated_at).toBe('2025-09-01T00:00:00Z');
  });

  it('counts marks that are sent as text', () => {
    expect(read({ helpful_count: '3' }).helpful_count).toBe(3);
  });

  it.each([
    ['null', null, null],
    ['text', 'Thanks', null],
    ['a list', [{ text: 'Thanks' }], null],
    ['without a text', { text: '', answered_at: '2025-09-03' }, null],
    ['without a time', { text: 'Thanks' }, { text: 'Thanks', answered_at: '' }],
  ])('has what can be read of an answer that is %s', (_what, value, answer) => {
    expect(read({ answer: value }).answer).toEqual(answer);
  });
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  [null, false],
  [undefined, false],
])('a review whose is_hidden is %p is hidden: %p', (value, isHidden) => {
  const flagged = { ...own, is_hidden: value as boolean, title: '' };
  expect(readFlagged(flagged)).toEqual({ ...review, title: null, is_hidden: isHidden });
});

describe('the summary of reviews', () => {
  it('has its counts as numbers', () => {
    const stars = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };
    const summary = { average: 3.7, count: '15', stars } as unknown as ReviewSummary;
    expect(readSummary(summary)).toEqual({
      average: 3.7,
      count: 15,
      stars: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 },
    });
  });

  it.each([null, undefined, 'many', [1, 2, 3]])('counts no stars of %j', (stars) => {
    const summary = { average: null, count: 0, stars } as unknown as ReviewSummary;
    expect(readSummary(summary).stars).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  });
});

describe("the user's own review", () => {
  const readOwn = (response: object) => readOwnReviews(response as GetOwnReviewResponse);

  it('is read with what the user may do and has marked', () => {
    const response = { review: own, can_review: true, helpful: [7, 8] };
    expect(readOwn(response)).toEqual(response);
  });

  it('is read from flags and ids that are text', () => {
    const response = {
      review: { ...own, id: '3', is_hidden: '1' },
      can_review: '0',
      helpful: ['7', 8, null, 'nine'],
    };
    expect(readOwn(response)).toEqual({
      review: { ...own, id: '3', is_hidden: true },
      can_review: false,
      helpful: [7, 8],
    });
  });

  it.each([null, undefined, 'text', [own], {}, { ...own, id: 'three' }])(
    'is missing when it is %j',
    (value) => {
      expect(readOwn({ review: value, can_review: 1 })).toEqual({
        review: null,
        can_review: true,
        helpful: [],
      });
    },
  );
});

describe('a review for admins', () => {
  const project = { id: 4, title: 'Clinic' };
  const customer = { id: 2, name: 'Asha Rao', email: 'asha@example.com' };
  const readAdmin = (fields: object) => readAdminReview(fields as AdminReview);

  it('stays as it is when it is complete', () => {
    const complete = { ...own, is_hidden: true, project, customer };
    expect(readAdmin(complete)).toEqual(complete);
  });

  it.each([
    ['missing', undefined],
    ['text', 'Clinic'],
    ['null', null],
    ['a list', [7]],
    ['an empty object', {}],
  ])('has placeholders for a project and a customer that are %s', (_what, value) => {
    expect(readAdmin({ ...own, project: value, customer: value })).toEqual({
      ...own,
      project: { id: 0, title: 'Untitled project' },
      customer: { id: 0, name: 'A customer', email: '' },
    });
  });

  it('reads ids that are text', () => {
    const read = readAdmin({
      ...own,
      project: { ...project, id: '4' },
      customer: { ...customer, id: '2' },
    });
    expect(read).toMatchObject({ project, customer });
  });
});
