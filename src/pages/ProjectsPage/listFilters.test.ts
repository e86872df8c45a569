/** @jest-environment node */
import type { Facets } from '@/api/catalogApi';
import { activeFilters, appendFilters, keepKnown, NO_FILTERS, parseFilters } from './listFilters';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
const EVERYTHING =
  'suits=MCA&suits=Final+year&with_report=true&has_demo=true&category=CRM+%26+Sales&category=Healthcare&min_price=500&max_price=2000.5&technology=React&min_rating=4';

const facets: Facets = {
  categories: [{ value: 'Healthcare', count: 0 }],
  technologies: [{ value: 'React', count: 3 }],
  price: { min: 1, max: 2, ranges: [] },
  with_demo: 1,
  suits: [{ value: 'MCA', count: 2 }],
  ratings: [],
};

describe('the filters in the URL', () => {
  it('round-trip', () => {
    const query = new URLSearchParams();
    appendFilters(query, parse(EVERYTHING));
    expect(query.toString()).toBe(EVERYTHING);
    expect(parse(EVERYTHING)).toEqual({
      category: ['CRM & Sales', 'Healthcare'],
      technology: ['React'],
      minPrice: 500,
      maxPrice: 2000.5,
      hasDemo: true,
      withReport: true,
      suits: ['MCA', 'Final year'],
      minRating: 4,
    });
  });

  it('are none unless they are valid', () => {
    const prices = ['min_price=-1&max_price=cheap', 'min_price=1e9', 'min_price=0'];
    const ratings = ['min_rating=9', 'min_rating=0', 'min_rating=good'];
    for (const query of ['', 'category=&technology=%20', 'has_demo=yes', ...prices, ...ratings]) {
      expect({ query, filters: parse(query) }).toEqual({ query, filters: NO_FILTERS });
    }
    expect(NO_FILTERS).toEqual({});
  });

  it('swap a range that is turned round', () => {
    expect(parse('min_price=2000&max_price=500')).toMatchObject({ minPrice: 500, maxPrice: 2000 });
  });

  it('lose what the shop does not know', () => {
    expect(keepKnown(parse(EVERYTHING), facets)).toEqual({
      ...parse(EVERYTHING),
      category: ['Healthcare'],
      withReport: undefined,
      suits: ['MCA'],
      minRating: undefined,
    });
  });
});

test('each filter is described, with the change that removes it', () => {
  const active = activeFilters(parse(EVERYTHING));
  expect(active.map(({ text }) => text)).toEqual([
    'For MCA',
    'For Final year',
    'With report',
    'Live demo',
    'CRM & Sales',
    'Healthcare',
    '₹500 – ₹2,000.50',
    'React',
    'Rated 4 and up',
  ]);
  for (const { removal } of active) {
    const rest = activeFilters({ ...parse(EVERYTHING), ...removal });
    expect(rest).toHaveLength(active.length - 1);
  }
  expect(activeFilters(parse('max_price=999'))[0]!.text).toBe('Up to ₹999');
  expect(activeFilters(parse('min_price=999'))[0]!.text).toBe('₹999 and more');
});
