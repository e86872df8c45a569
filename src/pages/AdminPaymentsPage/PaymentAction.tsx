import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminPayment } from '@/api/adminApi';
import { hasReceipt, ReceiptButton } from '@/features/receipts';
import { useVerifyAgain } from './useVerifyAgain';

type PaymentActionProps = { payment: AdminPayment; tabIndex?: number | undefined };

/** Opens the receipt of a completed payment, or rechecks a pending one with the provider. */
export function PaymentAction({ payment, tabIndex }: PaymentActionProps) {
  const { partRef, isLoading, verify } = useVerifyAgain(payment);
  const { title, customer, can_verify: canVerify } = payment;
  if (!hasReceipt(payment) && !canVerify) return null;
  return (
    <Box ref={partRef}>
      {hasReceipt(payment) && (
        <ReceiptButton payment={payment} buyer={customer} tabIndex={tabIndex} />
      )}
      {canVerify && (
        <Button
          size="small"
          variant="outlined"
          tabIndex={tabIndex}
          loading={isLoading}
          aria-label={`Verify again, payment of ${customer.name} for ${title}`}
          onClick={verify}
        >
          Verify again
        </Button>
      )}
    </Box>
  );
}
