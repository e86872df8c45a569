import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { useAuth } from '@/features/auth';
import { openReceipt } from './openReceipt';
import { toReceipt, type Buyer } from './receipt';

type ReceiptButtonProps = {
  payment: Payment;
  /** The customer who paid; defaults to the signed-in user. */
  buyer?: Buyer;
  tabIndex?: number | undefined;
  /** `text` is for use within a line of text. */
  variant?: 'outlined' | 'text';
};

/** Opens the receipt of a completed payment. */
export function ReceiptButton({
  payment,
  buyer,
  tabIndex,
  variant = 'outlined',
}: ReceiptButtonProps) {
  const { user } = useAuth();
  const paidBy = buyer ?? user;
  if (!paidBy) return null;
  return (
    <Button
      size="small"
      variant={variant}
      tabIndex={tabIndex}
      aria-label={`Receipt for ${payment.title}`}
      onClick={() => openReceipt(toReceipt(payment, paidBy))}
    >
      Receipt
    </Button>
  );
}
