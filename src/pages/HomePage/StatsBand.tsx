import { usePublicStatsQuery } from '@/api/showcaseApi';
import { StatCards } from '@/ui/StatCards';

const NO_STATS = { totalProjects: 0, totalUsers: 0, totalOrders: 0, totalDownloads: 0 };
const count = new Intl.NumberFormat('en-IN');

/** The shop's totals; zeros when they could not be loaded (specification, section 8: Fallbacks). */
export function StatsBand() {
  const { totalProjects, totalUsers, totalOrders, totalDownloads } =
    usePublicStatsQuery().currentData ?? NO_STATS;
  return (
    <StatCards
      stats={[
        { label: 'Projects', value: count.format(totalProjects) },
        { label: 'Customers', value: count.format(totalUsers) },
        { label: 'Orders', value: count.format(totalOrders) },
        { label: 'Downloads', value: count.format(totalDownloads) },
      ]}
    />
  );
}
