import type { User } from '@/api/accountApi';
import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { totalDownloads } from '@/features/library';
import { formatCount } from '@/lib/numbers';
import { formatMonth } from '@/lib/time';
import { formatWholeRupees, sumRupees } from '@/lib/money';
import { StatCards } from '@/ui/StatCards';

type DashboardStatsProps = {
  user: User | null;
  /** Undefined if loading failed. */
  projects: readonly PurchasedProject[] | undefined;
  payments: readonly Payment[] | undefined;
};

const UNKNOWN = '–';

const totalSpent = (payments: readonly Payment[]) =>
  sumRupees(payments.filter(({ status }) => status === 'completed').map(({ amount }) => amount));

/** The four stat cards. */
export function DashboardStats({ user, projects, payments }: DashboardStatsProps) {
  return (
    <StatCards
      stats={[
        { label: 'Projects owned', value: projects ? formatCount(projects.length) : UNKNOWN },
        {
          label: 'Total spent',
          value: payments ? formatWholeRupees(totalSpent(payments)) : UNKNOWN,
        },
        { label: 'Member since', value: formatMonth(user?.created_at) },
        {
          label: 'Total downloads',
          value: projects ? formatCount(totalDownloads(projects)) : UNKNOWN,
        },
      ]}
    />
  );
}
