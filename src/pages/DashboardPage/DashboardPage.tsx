import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@/api/accountApi';
import { type PurchasedProject, useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { type Payment, useListPaymentsQuery } from '@/api/paymentsApi';
import { DASHBOARD_SKELETONS } from '@/config/constants';
import { paths } from '@/config/paths';
import { hasAdminRole, useAuth } from '@/features/auth';
import { OpenPayments } from '@/features/buying';
import { totalDownloads } from '@/features/library';
import { sumPaid } from '@/features/receipts';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { formatMonth } from '@/lib/time';
import { lazyPart } from '@/ui/lazyPart';
import { PageContainer } from '@/ui/PageContainer';
import { PageHeading } from '@/ui/PageHeading';
import { StatCards } from '@/ui/StatCards';
import { usePageHead } from '@/ui/usePageHead';
import { FavouriteProjects } from './FavouriteProjects';
import { Panel } from './Panel';
import { RecentPayments } from './RecentPayments';
import { RecentPurchases } from './RecentPurchases';

/** The height of the account settings on wide screens, in pixels. */
const SETTINGS_HEIGHT = 425;

// Below the first view, and its forms weigh more than the rest of the page.
const AccountSettings = lazyPart(() => import('./AccountSettings'), {
  name: 'the account settings',
  loading: <Skeleton height={SETTINGS_HEIGHT} />,
});

/** The dashboard of the signed-in user (specification, section 2: Dashboard). */
export default function DashboardPage() {
  usePageHead({ title: 'Dashboard' });
  const { user } = useAuth();
  const purchases = useListPurchasedProjectsQuery();
  const payments = useListPaymentsQuery();
  const isReady = [purchases, payments].every(({ currentData, error }) => currentData || error);

  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <PageContainer>
      <PageHeading>{`Welcome, ${user?.name ?? ''}`}</PageHeading>
      {!isReady ? (
        <DashboardSkeleton />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <OpenPayments />
          <Box sx={columnsSx}>
            <RecentPurchases
              projects={purchases.currentData?.projects}
              onRetry={purchases.refetch}
            />
            <Box sx={{ display: 'grid', gap: 4 }}>
              <QuickActions />
              {user && <AccountStatus user={user} />}
            </Box>
          </Box>
          <StatCards
            stats={describeStats(
              user,
              purchases.currentData?.projects,
              payments.currentData?.payments,
            )}
          />
          <Box sx={columnsSx}>
            <Box sx={{ display: 'grid', gap: 4 }}>
              {/* On phones, the same payments are not listed twice. */}
              {!isPhone && (
                <RecentPayments
                  heading="Recent Payments"
                  payments={payments.currentData?.payments}
                  onRetry={payments.refetch}
                />
              )}
              <RecentPayments
                heading="Transaction History"
                isDetailed
                payments={payments.currentData?.payments}
                onRetry={payments.refetch}
              />
            </Box>
            <Box sx={{ display: 'grid', gap: 4 }}>
              <FavouriteProjects />
              {user && <AccountSettings user={user} />}
            </Box>
          </Box>
        </Box>
      )}
    </PageContainer>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: 4,
  alignItems: 'start',
} as const;

const UNKNOWN = '–';

/** Returns the four stats; what could not be loaded is unknown. */
function describeStats(
  user: User | null,
  projects: readonly PurchasedProject[] | undefined,
  payments: readonly Payment[] | undefined,
) {
  const spent = payments && sumPaid(payments);
  const isRounded = spent !== undefined && !Number.isInteger(spent);
  return [
    { label: 'Projects owned', value: projects ? formatCount(projects.length) : UNKNOWN },
    {
      label: 'Total spent',
      value: spent === undefined ? UNKNOWN : formatWholeRupees(spent),
      note: isRounded ? `exactly ${formatRupees(spent)}` : undefined,
    },
    { label: 'Member since', value: formatMonth(user?.created_at) },
    {
      label: 'Total downloads',
      value: projects ? formatCount(totalDownloads(projects)) : UNKNOWN,
    },
  ];
}

const ACTIONS = [
  { label: 'Browse Projects', to: paths.projects },
  { label: 'Request Custom Project', to: paths.contact },
  { label: 'My Projects', to: paths.myProjects },
];

/** Links to common next steps. */
function QuickActions() {
  return (
    <Panel heading="Quick Actions">
      <Box sx={{ display: 'grid', gap: 1 }}>
        {ACTIONS.map(({ label, to }) => (
          <Button key={to} href={to} variant="outlined">
            {label}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

/** Placeholder of the dashboard, tall enough to keep the footer out of view. */
function DashboardSkeleton() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading dashboard"
      sx={{ display: 'grid', alignContent: 'start', gap: 3, minHeight: '100vh' }}
    >
      {Array.from({ length: DASHBOARD_SKELETONS }, (_entry, index) => (
        <Card
          key={index}
          aria-hidden
          data-testid="dashboard-skeleton"
          sx={{ display: 'grid', gap: 2, p: 3 }}
        >
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="100%" height="5rem" />
        </Card>
      ))}
    </Box>
  );
}

/** Shows email verification, member since and account type. */
function AccountStatus({ user }: { user: User }) {
  const rows = [
    { term: 'Email', value: user.is_verified ? 'Verified' : 'Pending' },
    { term: 'Member since', value: formatMonth(user.created_at) },
    { term: 'Account type', value: hasAdminRole(user) ? 'Admin' : 'Customer' },
  ];
  return (
    <Panel heading="Account Status">
      <Box component="dl">
        {rows.map(({ term, value }) => (
          <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ fontWeight: 650 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
