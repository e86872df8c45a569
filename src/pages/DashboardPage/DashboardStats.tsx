import type { User } from '@/api/accountApi';
import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { formatMonth } from '@/lib/dates';
import { formatWholeRupees } from '@/lib/money';
import { StatCards } from '@/ui/StatCards';
import { totalDownloads, totalSpent } from './dashboardFigures';

type DashboardStatsProps = {
  user: User | null;
  /** Undefined when they could not be loaded. */
  projects: readonly PurchasedProject[] | undefined;
  payments: readonly Payment[] | undefined;
};

const UNKNOWN = '–';
const count = new Intl.NumberFormat('en-IN');

/** The four stat cards. */
export function DashboardStats({ user, projects, payments }: DashboardStatsProps) {
  return (
    <StatCards
      stats={[
        { label: 'Projects owned', value: projects ? count.format(projects.length) : UNKNOWN },
        {
          label: 'Total spent',
          value: payments ? formatWholeRupees(totalSpent(payments)) : UNKNOWN,
        },
        { label: 'Member since', value: formatMonth(user?.created_at) },
        {
          label: 'Total downloads',
          value: projects ? count.format(totalDownloads(projects)) : UNKNOWN,
        },
      ]}
    />
  );
}
