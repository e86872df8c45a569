import Button from '@mui/material/Button';
import type { Payment } from '@/api/paymentsApi';
import { useAuth } from '@/features/auth';
import { openReceipt } from './openReceipt';
import { toCreditNote } from './invoice';

/** Opens the credit note of a refunded payment. Renders nothing without one. */
export function CreditNoteButton({ payment }: { payment: Payment }) {
  const { user } = useAuth();
  const note = user && toCreditNote(payment, user);
  if (!note) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Credit note for ${payment.title}`}
      onClick={() => openReceipt(note)}
    >
      Credit note
    </Button>
  );
}
