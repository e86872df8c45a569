import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { OpenPayments } from '@/features/buying';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { PaymentHistory } from './PaymentHistory';
import { NoPaymentsYet, PaymentsLoadError, PaymentsSkeleton } from './PaymentsStates';

/** All payments of the user, with receipts, invoices and refunds. */
export function PaymentsPage() {
  usePageHead({ title: 'Payments' });
  const { currentData, error, isFetching, refetch } = useListPaymentsQuery();
  const payments = currentData?.payments;

  return (
    <>
      <HeroBand>
        <Typography variant="h1">Payments</Typography>
        <Typography sx={{ mt: 1.5, color: 'brand.onHeroMuted' }}>
          Everything you paid, with receipts and refunds.
        </Typography>
      </HeroBand>
      <PageContainer>
        <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
          <OpenPayments />
        </Box>
        {payments && payments.length > 0 && <PaymentHistory payments={payments} />}
        {payments?.length === 0 && <NoPaymentsYet />}
        {!payments &&
          (isFetching || !error ? (
            <PaymentsSkeleton />
          ) : (
            <PaymentsLoadError onRetry={() => void refetch()} />
          ))}
      </PageContainer>
    </>
  );
}
