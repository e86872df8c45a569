/** @jest-environment node */
import type { Overview } from '@/api/adminApi';
import { toFigures } from './overviewFigures';

const totals = {
  revenue: 120_000,
  orders: 40,
  sales: 25,
  customers: 8,
  downloads: 0,
};

const overviewOf = (changes: Partial<Overview>): Overview => ({
  interval: 'day',
  totals,
  previous: totals,
  series: [],
  best_sellers: [],
  categories: [],
  ...changes,
});

const textOf = (overview: Overview, label: string) =>
  toFigures(overview, 30).find((figure) => figure.label === label)?.change?.text;

describe('the figures of an overview', () => {
  it('are formatted for India, and the paid orders as a percentage', () => {
    expect(toFigures(overviewOf({}), 30).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Revenue ₹1,20,000',
      'Sales 25',
      'Average order ₹4,800',
      'New customers 8',
      'Orders 40',
      'Orders paid 63%',
      'Downloads 0',
    ]);
  });

  it('include what else the backend knows', () => {
    const known = { ...totals, pending: 9000, refunded: 500, visits: 1600, empty_searches: 3 };
    expect(
      toFigures(overviewOf({ totals: known }), 30).map((each) => `${each.label} ${each.value}`),
    ).toEqual([
      'Revenue ₹1,20,000',
      'Sales 25',
      'Average order ₹4,800',
      'New customers 8',
      'Pending ₹9,000',
      'Refunded ₹500',
      'Visits 1,600',
      'Visits with an order 2.5%',
      'Orders 40',
      'Orders paid 63%',
      'Downloads 0',
      'Searches without a result 3',
    ]);
  });

  it('do not derive a share from visits that were hardly counted', () => {
    const figures = toFigures(overviewOf({ totals: { ...totals, visits: 39 } }), 30);
    expect(figures.find(({ label }) => label === 'Visits with an order')?.value).toBe('–');
  });

  it.each([
    ['Revenue', { revenue: 100_000 }, '20% more than the 30 days before'],
    ['Revenue', { revenue: 240_000 }, '50% less than the 30 days before'],
    ['Revenue', { revenue: 119_500 }, '0.42% more than the 30 days before'],
    ['Revenue', { revenue: 0 }, 'None in the 30 days before'],
    ['Revenue', { revenue: 119_999.6 }, 'The same as the 30 days before'],
    ['Average order', { revenue: 60_000 }, '100% more than the 30 days before'],
    ['Average order', { revenue: 0, sales: 0 }, undefined],
    ['Sales', { sales: 100 }, '75% fewer than the 30 days before'],
    ['Downloads', {}, 'The same as the 30 days before'],
    ['Orders paid', { sales: 20 }, '12.5 points higher than the 30 days before'],
    ['Orders paid', { sales: 30 }, '12.5 points lower than the 30 days before'],
    ['Orders paid', {}, 'The same as the 30 days before'],
    ['Orders paid', { orders: 0, sales: 0 }, undefined],
  ])('compare %s with %p', (label, before, text) => {
    expect(textOf(overviewOf({ previous: { ...totals, ...before } }), label)).toBe(text);
  });

  it('show no change for all time or without a preceding period', () => {
    const changesOf = (figures: ReturnType<typeof toFigures>) =>
      figures.map(({ change }) => change);
    const none = Array<null>(7).fill(null);
    expect(changesOf(toFigures(overviewOf({}), 'all'))).toEqual(none);
    expect(changesOf(toFigures(overviewOf({ previous: null }), 7))).toEqual(none);
  });

  it('show no paid share without orders', () => {
    const empty = { revenue: 0, orders: 0, sales: 0, customers: 0, downloads: 0 };
    const figures = toFigures(overviewOf({ totals: empty }), 30);
    expect(figures.find(({ label }) => label === 'Orders paid')?.value).toBe('–');
  });
});
