import { formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { describeChange, describeShareChange, type Change } from './describeChange';
import { formatShare } from './formatShare';
import type { OverviewRange } from './overviewRange';
import type { Overview, Totals } from './readOverview';

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

type Reader = (totals: Totals) => number | null;

/** Returns the share of a part in a whole, from 0 to 1; null without a whole. */
const shareOf = (part: number, whole: number | null) => (whole ? part / whole : null);
const averageOrder: Reader = ({ revenue, sales }) => shareOf(revenue, sales);
const paidShare: Reader = ({ orders, sales }) => shareOf(sales, orders);
/** Fewer visits than orders means that visits were not counted properly. */
const conversion: Reader = ({ orders, visits }) =>
  visits !== null && visits >= orders ? shareOf(orders, visits) : null;

/**
 * Returns the key figures of an overview, compared with the preceding period if there is one;
 * figures that the backend does not provide are omitted.
 */
export function toFigures({ totals, previous }: Overview, range: OverviewRange): Figure[] {
  const before = range === 'all' ? null : previous;
  const days = range === 'all' ? 0 : range;

  const changeOf = (read: Reader, less: 'less' | 'fewer') => {
    const [now, then] = [read(totals), before && read(before)];
    return now === null || then === null ? null : describeChange(now, then, days, less);
  };
  const money = (label: string, read: Reader): Figure => {
    const value = read(totals);
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
    const value = read(totals);
    return {
      label,
      value: value === null ? UNKNOWN : formatShare(value),
      change: before && describeShareChange(value, read(before), days),
    };
  };
  const ifKnown = (name: keyof Totals, figure: Figure) => (totals[name] === null ? [] : [figure]);

  return [
    money('Revenue', ({ revenue }) => revenue),
    money('Average order', averageOrder),
    ...ifKnown('pending', burden(money('Pending', ({ pending }) => pending))),
    ...ifKnown('refunded', burden(money('Refunded', ({ refunded }) => refunded))),
    ...ifKnown(
      'visits',
      counted('Visits', ({ visits }) => visits),
    ),
    ...ifKnown('visits', share('Visits with an order', conversion)),
    counted('Orders', ({ orders }) => orders),
    share('Orders paid', paidShare),
    counted('Sales', ({ sales }) => sales),
    counted('New customers', ({ customers }) => customers),
    counted('Downloads', ({ downloads }) => downloads),
    ...ifKnown(
      'emptySearches',
      burden(counted('Searches without a result', ({ emptySearches }) => emptySearches)),
    ),
  ];
}
