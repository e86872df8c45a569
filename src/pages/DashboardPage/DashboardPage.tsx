import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { useAuth } from '@/features/auth';
import { OpenPayments } from '@/features/purchase';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { AccountSettings } from './AccountSettings';
import { AccountStatus } from './AccountStatus';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DashboardStats } from './DashboardStats';
import { FavouriteProjects } from './FavouriteProjects';
import { PaymentLists } from './PaymentLists';
import { QuickActions } from './QuickActions';
import { RecentPurchases } from './RecentPurchases';

/** The dashboard of the signed-in user (specification, section 2: Dashboard). */
export function DashboardPage() {
  usePageHead({ title: 'Dashboard' });
  const { user } = useAuth();
  const purchases = useListPurchasedProjectsQuery();
  const payments = useListPaymentsQuery();
  const isReady = [purchases, payments].every(({ currentData, error }) => currentData || error);

  return (
    <>
      <HeroBand>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          Welcome, {user?.name}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'brand.onHeroMuted' }}>
          Your projects, payments and account at a glance.
        </Typography>
      </HeroBand>
      <PageContainer>
        {!isReady ? (
          <DashboardSkeleton />
        ) : (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <OpenPayments />
            <DashboardStats
              user={user}
              projects={purchases.currentData?.projects}
              payments={payments.currentData?.payments}
            />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
                gap: 4,
                alignItems: 'start',
              }}
            >
              <Box sx={{ display: 'grid', gap: 4 }}>
                <RecentPurchases
                  projects={purchases.currentData?.projects}
                  onRetry={purchases.refetch}
                />
                <PaymentLists
                  payments={payments.currentData?.payments}
                  onRetry={payments.refetch}
                />
                {user && <AccountSettings user={user} />}
              </Box>
              <Box sx={{ display: 'grid', gap: 4 }}>
                <QuickActions />
                {user && <AccountStatus user={user} />}
                <FavouriteProjects />
              </Box>
            </Box>
          </Box>
        )}
      </PageContainer>
    </>
  );
}
