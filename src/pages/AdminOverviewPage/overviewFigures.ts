import type { Overview, Totals } from '@/api/adminApi';
import { formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { once } from '@/lib/once';
import { formatShare, type OverviewRange } from './overviewText';

/** The change of a figure since the preceding period. */
export type Change = { direction: 'up' | 'down' | 'same'; text: string };

const TENTHS = 10;
const points = once(() => new Intl.NumberFormat('en-IN'));

/** Compares a figure with the preceding period; `less` is the word for a smaller value. */
function describeChange(now: number, before: number, days: number, less: 'less' | 'fewer'): Change {
  const period = `the ${days} days before`;
  // Amounts are shown in whole rupees; what looks equal must not be told to differ.
  if (Math.round(now) === Math.round(before))
    return { direction: 'same', text: `The same as ${period}` };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0) return { direction, text: `None in ${period}` };
  const size = formatShare(Math.abs(now - before) / before);
  return { direction, text: `${size} ${now > before ? 'more' : less} than ${period}` };
}

/** Compares two shares (0 to 1) in percentage points, to one decimal; null if either is missing. */
function describeShareChange(
  now: number | null,
  before: number | null,
  days: number,
): Change | null {
  if (now === null || before === null) return null;
  const period = `the ${days} days before`;
  const difference = Math.round((now - before) * 100 * TENTHS) / TENTHS;
  if (difference === 0) return { direction: 'same', text: `The same as ${period}` };
  const [direction, word] =
    difference > 0 ? (['up', 'higher'] as const) : (['down', 'lower'] as const);
  return {
    direction,
    text: `${points().format(Math.abs(difference))} points ${word} than ${period}`,
  };
}

/** A key figure; its change is null without a preceding period. */
export type Figure = {
  label: string;
  value: string;
  change: Change | null;
  /** Whether a smaller figure is better. */
  isBurden?: boolean;
};

const UNKNOWN = '–';

const burden = (figure: Figure): Figure => ({ ...figure, isBurden: true });

type Reader = (totals: Totals) => number | null | undefined;

/** Returns the share of a part in a whole, from 0 to 1; null without a whole. */
const shareOf = (part: number, whole: number | null) => (whole ? part / whole : null);
const averageOrder: Reader = ({ revenue, sales }) => shareOf(revenue, sales);
const paidShare: Reader = ({ orders, sales }) => shareOf(sales, orders);
/** Fewer visits than orders means that visits were not counted properly. */
const conversion: Reader = ({ orders, visits }) =>
  visits && visits >= orders ? shareOf(orders, visits) : null;

/**
 * Returns the key figures of an overview, the most important ones first, compared with the preceding period if there is one;
 * figures that the backend does not provide are omitted.
 */
export function toFigures({ totals, previous }: Overview, range: OverviewRange): Figure[] {
  const before = range === 'all' ? null : previous;
  const days = range === 'all' ? 0 : range;

  const changeOf = (read: Reader, less: 'less' | 'fewer') => {
    const [now, then] = [read(totals) ?? null, before ? (read(before) ?? null) : null];
    return now === null || then === null ? null : describeChange(now, then, days, less);
  };
  const money = (label: string, read: Reader): Figure => {
    const value = read(totals) ?? null;
    return {
      label,
      value: value === null ? UNKNOWN : formatWholeRupees(value),
      change: changeOf(read, 'less'),
    };
  };
  const counted = (label: string, read: Reader): Figure => ({
    label,
    value: formatCount(read(totals) ?? 0),
    change: changeOf(read, 'fewer'),
  });
  const share = (label: string, read: Reader): Figure => {
    const value = read(totals) ?? null;
    return {
      label,
      value: value === null ? UNKNOWN : formatShare(value),
      change: before && describeShareChange(value, read(before) ?? null, days),
    };
  };
  const ifKnown = (name: keyof Totals, figure: Figure) =>
    (totals[name] ?? null) === null ? [] : [figure];

  return [
    money('Revenue', ({ revenue }) => revenue),
    counted('Sales', ({ sales }) => sales),
    money('Average order', averageOrder),
    counted('New customers', ({ customers }) => customers),
    ...ifKnown('pending', burden(money('Pending', ({ pending }) => pending))),
    ...ifKnown('refunded', burden(money('Refunded', ({ refunded }) => refunded))),
    ...ifKnown(
      'visits',
      counted('Visits', ({ visits }) => visits),
    ),
    ...ifKnown('visits', share('Visits with an order', conversion)),
    counted('Orders', ({ orders }) => orders),
    share('Orders paid', paidShare),
    counted('Downloads', ({ downloads }) => downloads),
    ...ifKnown(
      'empty_searches',
      burden(counted('Searches without a result', ({ empty_searches }) => empty_searches)),
    ),
  ];
}
