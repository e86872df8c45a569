/** @jest-environment node */
import { paginate, readSearch, sortRows } from './listing';

const rows = [
  { id: 1, title: 'b', price: 20 },
  { id: 2, title: 'a', price: 100 },
  { id: 3, title: 'b', price: 3 },
];
const sortValues = {
  price: ({ price }: (typeof rows)[number]) => price,
  title: ({ title }: (typeof rows)[number]) => title,
};
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const pageOf = (arg: Parameters<typeof paginate<(typeof rows)[number], 'price' | 'title'>>[1]) =>
  idsOf(paginate(rows, arg, sortValues).rows);

describe('sorting', () => {
  it('compares numbers as numbers', () => {
    expect(idsOf(sortRows(rows, sortValues.price, 1))).toEqual([3, 1, 2]);
    expect(idsOf(sortRows(rows, sortValues.price, -1))).toEqual([2, 1, 3]);
  });

  it('keeps the order of rows with equal texts, in both directions', () => {
    expect(idsOf(sortRows(rows, sortValues.title, 1))).toEqual([2, 1, 3]);
    expect(idsOf(sortRows(rows, sortValues.title, -1))).toEqual([1, 3, 2]);
  });
});

describe('a page', () => {
  it('is sorted by the first value, descending, by default', () => {
    expect(pageOf({})).toEqual([2, 1, 3]);
    expect(pageOf({ order: 'ASC' })).toEqual([3, 1, 2]);
    expect(pageOf({ sort: 'title', order: 'DESC' })).toEqual([1, 3, 2]);
  });

  it('is followed by the next one', () => {
    expect(pageOf({ limit: 2 })).toEqual([2, 1]);
    expect(pageOf({ limit: 2, page: 2 })).toEqual([3]);
    expect(pageOf({ limit: 1, page: 3 })).toEqual([3]);
    expect(pageOf({ limit: 2, page: 3 })).toEqual([]);
  });

  it('has the totals of all rows', () => {
    const { pagination } = paginate(rows, { limit: 2, page: 9 }, sortValues);
    expect(pagination).toEqual({ total: 3, total_pages: 2 });
    expect(paginate([], {}, sortValues).pagination).toEqual({ total: 0, total_pages: 0 });
  });

  it.each([
    [{ limit: 0 }, 12],
    [{ limit: undefined }, 12],
    [{ limit: 1 }, 1],
    [{ limit: 100 }, 100],
    [{ limit: 101 }, 100],
    [{ page: 0 }, 12],
    [{ page: -1 }, 12],
  ])('with %j has %i rows', (arg, count) => {
    const many = Array.from({ length: 150 }, (_row, id) => ({ id }));
    const page = paginate(many, { order: 'ASC', ...arg }, { id: ({ id }) => id });
    expect(idsOf(page.rows)).toEqual(Array.from({ length: count }, (_row, index) => index));
  });
});

test.each([
  [{ search: '  Point OF sale ' }, 'point of sale'],
  [{ search: ' ' }, ''],
  [{}, ''],
])('reads the search of %j', (arg, search) => expect(readSearch(arg)).toBe(search));
