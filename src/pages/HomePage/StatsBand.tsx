import { usePublicStatsQuery } from '@/api/showcaseApi';
import { formatCount } from '@/lib/counts';
import { StatCards } from '@/ui/StatCards';

const NO_STATS = { totalProjects: 0, totalUsers: 0, totalOrders: 0, totalDownloads: 0 };
/** The shop's totals; zeros if loading failed (specification, section 8: Fallbacks). */
export function StatsBand() {
  const { totalProjects, totalUsers, totalOrders, totalDownloads } =
    usePublicStatsQuery().currentData ?? NO_STATS;
  return (
    <StatCards
      stats={[
        { label: 'Projects', value: formatCount(totalProjects) },
        { label: 'Customers', value: formatCount(totalUsers) },
        { label: 'Orders', value: formatCount(totalOrders) },
        { label: 'Downloads', value: formatCount(totalDownloads) },
      ]}
    />
  );
}
