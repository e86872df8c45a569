/** @jest-environment node */
import { toQuery } from './baseQuery';
import { addressesOf } from './downloads';

it.each([
  [{}, ''],
  [{ page: 2, limit: 12 }, 'page=2&limit=12'],
  [{ search: undefined, page: 1 }, 'page=1'],
  [{ category: ['Education', 'Health'] }, 'category=Education&category=Health'],
  [{ category: [], technology: [undefined, 'React'] }, 'technology=React'],
  [{ search: '', hasDemo: false, minPrice: 0 }, 'search=&hasDemo=false&minPrice=0'],
  [{ search: 'a b&c' }, 'search=a+b%26c'],
])('writes the parameters %j as "%s"', (params, query) => {
  expect(toQuery(params)).toBe(query);
});

describe('the address of an operation', () => {
  it('contains its path and parameters', () => {
    const addressOf = addressesOf({
      query: ({ id, page }: { id: number; page?: number }) => ({
        url: `/api/projects/${id}`,
        params: { page },
      }),
    });
    expect(addressOf({ id: 4, page: 2 })).toBe('http://localhost:3000/api/projects/4?page=2');
    expect(addressOf({ id: 4 })).toBe('http://localhost:3000/api/projects/4');
  });

  it('has no query without parameters', () => {
    const addressOf = addressesOf({ query: () => ({ url: '/api/projects' }) });
    expect(addressOf(undefined)).toBe('http://localhost:3000/api/projects');
  });
});
