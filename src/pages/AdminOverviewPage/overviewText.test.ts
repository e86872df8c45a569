/** @jest-environment node */
import type { Overview } from '@/api/adminApi';
import { formatPoint, summarizeRanking, summarizeRevenue, summarizeSales } from './overviewText';

const overview: Overview = {
  interval: 'day',
  totals: { revenue: 14_997, orders: 4, sales: 3, customers: 1, downloads: 1 },
  previous: null,
  series: [
    { date: '2026-11-19', revenue: 4999, sales: 1, downloads: 0 },
    { date: '2026-11-20', revenue: 9998, sales: 2, downloads: 1 },
  ],
  best_sellers: [],
  categories: [],
};
const nothing: Overview = {
  ...overview,
  totals: { revenue: 0, orders: 0, sales: 0, customers: 0, downloads: 0 },
  series: [],
};

describe('the summary of a chart', () => {
  it('names the day with the highest revenue', () => {
    expect(summarizeRevenue(overview, 7)).toBe(
      '₹14,997 in the last 7 days. The best day was 20 Nov 2026 with ₹9,998.',
    );
  });

  it('names the best month', () => {
    const series = [{ date: '2026-11-01', revenue: 14_997, sales: 3, downloads: 1 }];
    const ofMonths: Overview = { ...overview, interval: 'month', series };
    expect(summarizeRevenue(ofMonths, 'all')).toBe(
      '₹14,997 since the shop opened. The best month was November 2026 with ₹14,997.',
    );
    expect(summarizeSales(ofMonths, 'all')).toBe(
      '3 sales and 1 download since the shop opened. Most were sold in November 2026: 3.',
    );
    expect(formatPoint(series[0]!, 'month', 'short')).toBe('Nov 2026');
  });

  it('counts sales and downloads', () => {
    expect(summarizeSales(overview, 7)).toBe(
      '3 sales and 1 download in the last 7 days. Most were sold on 20 Nov 2026: 2.',
    );
  });

  it('names the highest entry and its share of the total', () => {
    const entries = [
      { id: 1, name: 'Clinic desk', sales: 1, revenue: 4999 },
      { id: 2, name: 'Leadwell', sales: 2, revenue: 9998 },
    ];
    expect(summarizeRanking(entries, 14_997, 90)).toBe(
      'Leadwell earned the most in the last 90 days: ₹9,998 from 2 sales, 67% of the revenue.',
    );
  });

  it('states when there was nothing', () => {
    expect(summarizeRevenue(nothing, 30)).toBe('Nothing was earned in the last 30 days.');
    expect(summarizeSales(nothing, 30)).toBe('0 sales and 0 downloads in the last 30 days.');
    expect(summarizeRanking([], 0, 'all')).toBe('Nothing was sold since the shop opened.');
  });
});
