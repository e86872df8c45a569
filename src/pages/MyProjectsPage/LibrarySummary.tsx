import type { PurchasedProject } from '@/api/catalogApi';
import { totalDownloads } from '@/features/library';
import { formatCount } from '@/lib/counts';
import { daysSinceEarliest } from '@/lib/dates';
import { StatCards } from '@/ui/StatCards';

/** Shows total projects, total downloads and days since the first purchase. */
export function LibrarySummary({ projects }: { projects: readonly PurchasedProject[] }) {
  const days = daysSinceEarliest(
    projects.map((project) => project.purchase_date),
    new Date(),
  );
  return (
    <StatCards
      stats={[
        { label: 'Total projects', value: formatCount(projects.length) },
        { label: 'Total downloads', value: formatCount(totalDownloads(projects)) },
        { label: 'Days since first purchase', value: formatCount(days) },
      ]}
    />
  );
}
