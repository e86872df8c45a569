/** @jest-environment node */
import { readOverview } from './readOverview';

const unknown = { pending: null, refunded: null, visits: null, emptySearches: null };

describe('readOverview', () => {
  it('converts numeric strings to numbers', () => {
    expect(
      readOverview({
        interval: 'month',
        totals: { revenue: '4999.50', orders: '3', sales: '2', customers: 1, downloads: '5' },
        previous: null,
        series: [{ date: '2026-11-01', revenue: '4999.50', sales: '2', downloads: 5 }],
        best_sellers: [{ id: 3, title: 'Clinic desk', sales: '2', revenue: '4999.50' }],
        categories: [{ category: null, sales: 2, revenue: '4999.50' }],
      }),
    ).toEqual({
      interval: 'month',
      totals: { revenue: 4999.5, orders: 3, sales: 2, customers: 1, downloads: 5, ...unknown },
      previous: null,
      points: [{ date: '2026-11-01', revenue: 4999.5, sales: 2, downloads: 5 }],
      timeZone: 'Asia/Kolkata',
      unfinished: 0,
      bestSellers: [{ id: 3, name: 'Clinic desk', sales: 2, revenue: 4999.5 }],
      categories: [{ id: null, name: '', sales: 2, revenue: 4999.5 }],
      emptySearches: null,
    });
  });

  it('replaces or drops invalid values', () => {
    expect(
      readOverview({
        interval: 'week',
        totals: { revenue: 'much', orders: -4, sales: null },
        previous: 'none',
        series: [null, 'x', { date: [], revenue: {}, sales: [] }],
        best_sellers: { 0: 'x' },
        categories: [{ category: ' ', sales: 1, revenue: 1 }],
        empty_searches: [{ text: ' ', count: 2 }, { text: 'cobol', count: '3' }, { text: 'x' }],
      }),
    ).toEqual({
      interval: 'day',
      totals: { revenue: 0, orders: 0, sales: 0, customers: 0, downloads: 0, ...unknown },
      previous: null,
      points: [{ date: '', revenue: 0, sales: 0, downloads: 0 }],
      timeZone: 'Asia/Kolkata',
      unfinished: null,
      bestSellers: [],
      categories: [{ id: null, name: '', sales: 1, revenue: 1 }],
      emptySearches: [{ text: 'cobol', count: 3 }],
    });
  });

  it('takes a time zone that exists', () => {
    const overview = readOverview({ totals: {}, time_zone: 'America/New_York' });
    expect(overview).toMatchObject({ timeZone: 'America/New_York', unfinished: null });
  });
});
