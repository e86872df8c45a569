import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { OpenPayments } from '@/features/buying';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { PageHeading } from '@/ui/PageHeading';
import { usePageHead } from '@/ui/usePageHead';
import { PaymentHistory } from './PaymentHistory';

/** All payments of the user, with receipts, invoices and refunds. */
export default function PaymentsPage() {
  usePageHead({ title: 'Payments' });
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListPaymentsQuery();
  const payments = currentData?.payments;

  return (
    <PageContainer>
      <PageHeading>Payments</PageHeading>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <OpenPayments />
      </Box>
      {payments && payments.length > 0 && (
        <PaymentHistory loaded={payments} loadedAt={fulfilledTimeStamp ?? 0} />
      )}
      {payments?.length === 0 && (
        <EmptyState
          heading="No Payments Yet"
          text="Your payments and their receipts will appear here once you buy a project."
          action={{ label: 'Browse Projects', to: paths.projects }}
        />
      )}
      {!payments && (isFetching || !error) && <PaymentsSkeleton />}
      {!payments && !isFetching && error && (
        <EmptyState
          role="alert"
          heading="Error Loading Payments"
          text="Your payments could not be loaded. Nothing is lost; please try again in a moment."
          action={{ label: buttonLabels.tryAgain, onClick: () => void refetch() }}
        />
      )}
    </PageContainer>
  );
}

const SKELETONS = 5;

/** Placeholder of the page while the payments load. */
function PaymentsSkeleton() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading your payments"
      sx={{ display: 'grid', alignContent: 'start', gap: 1.5, minHeight: '100vh' }}
    >
      <Skeleton height={40} sx={{ mb: 1.5 }} />
      {Array.from({ length: SKELETONS }, (_entry, index) => (
        <Card key={index} aria-hidden sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Skeleton width="55%" height={22} />
          <Skeleton width="35%" height={18} />
        </Card>
      ))}
    </Box>
  );
}
