/** @jest-environment node */
import { toFigures } from './overviewFigures';
import type { Overview } from './readOverview';

const totals = { revenue: 120_000, orders: 40, sales: 25, customers: 8, downloads: 0 };

const overviewOf = (changes: Partial<Overview>): Overview => ({
  interval: 'day',
  totals,
  previous: totals,
  points: [],
  bestSellers: [],
  categories: [],
  ...changes,
});

const textOf = (overview: Overview, label: string) =>
  toFigures(overview, 30).find((figure) => figure.label === label)?.change?.text;

describe('the figures of an overview', () => {
  it('are formatted for India, and the paid orders as a percentage', () => {
    expect(toFigures(overviewOf({}), 30).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Revenue ₹1,20,000',
      'Orders 40',
      'Sales 25',
      'Orders paid 63%',
      'New customers 8',
      'Downloads 0',
    ]);
  });

  it.each([
    ['Revenue', { revenue: 100_000 }, '20% more than the 30 days before'],
    ['Revenue', { revenue: 240_000 }, '50% less than the 30 days before'],
    ['Revenue', { revenue: 119_500 }, '0.42% more than the 30 days before'],
    ['Revenue', { revenue: 0 }, 'None in the 30 days before'],
    ['Revenue', {}, 'The same as the 30 days before'],
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
    const none = Array<null>(6).fill(null);
    expect(changesOf(toFigures(overviewOf({}), 'all'))).toEqual(none);
    expect(changesOf(toFigures(overviewOf({ previous: null }), 7))).toEqual(none);
  });

  it('show no paid share without orders', () => {
    const empty = { revenue: 0, orders: 0, sales: 0, customers: 0, downloads: 0 };
    expect(toFigures(overviewOf({ totals: empty }), 30)[3]!.value).toBe('–');
  });
});
