import type { Payment } from '@/api/paymentsApi';
import { useAuth } from '@/features/auth';
import { Button } from '@/ui/Button';
import { openReceipt } from './openReceipt';
import { toReceipt } from './receipt';

/** Opens the receipt of a completed payment. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Receipt for ${payment.title}`}
      onClick={() => openReceipt(toReceipt(payment, user))}
    >
      Receipt
    </Button>
  );
}
