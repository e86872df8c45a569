import { formatCount } from '@/lib/counts';
import { formatWholeRupees } from '@/lib/money';
import { describeChange, describeShareChange, type Change } from './describeChange';
import { formatShare } from './formatShare';
import type { OverviewRange } from './overviewRange';
import type { Overview, Totals } from './readOverview';

/** A key figure; its change is null without a preceding period. */
export type Figure = { label: string; value: string; change: Change | null };

const UNKNOWN = '–';

/** Returns the share of orders that were paid, 0 to 1; null without orders. */
function paidShare({ orders, sales }: Totals): number | null {
  return orders > 0 ? sales / orders : null;
}

/** Returns the key figures of an overview, compared with the preceding period if there is one. */
export function toFigures({ totals, previous }: Overview, range: OverviewRange): Figure[] {
  const before = range === 'all' ? null : previous;
  const days = range === 'all' ? 0 : range;
  const counted = (label: string, name: Exclude<keyof Totals, 'revenue'>): Figure => ({
    label,
    value: formatCount(totals[name]),
    change: before && describeChange(totals[name], before[name], days, 'fewer'),
  });
  const share = paidShare(totals);
  return [
    {
      label: 'Revenue',
      value: formatWholeRupees(totals.revenue),
      change: before && describeChange(totals.revenue, before.revenue, days, 'less'),
    },
    counted('Orders', 'orders'),
    counted('Sales', 'sales'),
    {
      label: 'Orders paid',
      value: share === null ? UNKNOWN : formatShare(share),
      change: before && describeShareChange(share, paidShare(before), days),
    },
    counted('New customers', 'customers'),
    counted('Downloads', 'downloads'),
  ];
}
