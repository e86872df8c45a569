/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { parseListParameters, toListQuery } from './listParameters';

const parse = (query: string) => parseListParameters(new URLSearchParams(query));
const defaults = {
  page: 1,
  search: '',
  sort: 'created_at',
  order: 'DESC',
};

describe('the URL parameters of the project list', () => {
  it('parse to the defaults unless they are valid', () => {
    const queries = ['', 'page=', 'page=abc', 'page=0', 'page=-3', 'page=1.5', 'search=%20'];
    for (const query of [...queries, 'sort=evil&order=up']) {
      expect({ query, ...parse(query) }).toEqual({ query, ...defaults });
    }
  });

  it('sort by each field in both directions', () => {
    for (const sort of ['created_at', 'title', 'base_price', 'download_count', 'rating']) {
      expect(parse(`sort=${sort}&order=ASC`)).toMatchObject({ sort, order: 'ASC' });
      expect(parse(`sort=${sort}&order=desc`)).toMatchObject({ sort, order: 'DESC' });
    }
  });

  it('contain search and page', () => {
    expect(parse('search=go%20crm&page=3')).toMatchObject({ search: 'go crm', page: 3 });
  });

  it('omit defaults and an empty search', () => {
    expect(toListQuery(parse('')).toString()).toBe('');
    expect(toListQuery(parse('page=2&search=a&sort=title&order=ASC')).toString()).toBe(
      'search=a&sort=title&order=ASC&page=2',
    );
    expect(toListQuery(parse('page=2&max_price=1000&search=a')).toString()).toBe(
      'search=a&max_price=1000&page=2',
    );
  });

  it('are valid for any query, and the same after they were written to the URL', () => {
    const names = ['page', 'search', 'sort', 'order', 'category', 'technology', 'min_price'];
    const name = fc.constantFrom(...names, 'max_price', 'has_demo', 'min_rating', '__proto__');
    const value = fc.oneof(
      fc.constantFrom('2', '0', '-1', '99999999', '1000', '5.5', 'true', 'rating', 'ASC', 'asc'),
      fc.string(),
    );
    holdsFor(fc.array(fc.tuple(name, value), { maxLength: 12 }), (entries) => {
      const parameters = parseListParameters(new URLSearchParams(entries));
      expect(parseListParameters(toListQuery(parameters))).toEqual(parameters);
      const { minPrice, maxPrice, minRating } = parameters;
      expect((minPrice ?? 0) <= (maxPrice ?? Infinity)).toBe(true);
      expect(minRating ?? 1).toBeGreaterThanOrEqual(1);
      expect(minRating ?? 5).toBeLessThanOrEqual(5);
    });
  });
});
