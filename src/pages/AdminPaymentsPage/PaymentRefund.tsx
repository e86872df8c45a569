import Button from '@mui/material/Button';
import type { AdminPayment } from '@/api/adminApi';

const labels = {
  requested: 'Decide',
  approved: 'Approved',
  declined: 'Declined',
  refunded: 'Paid out',
} as const;

type PaymentRefundProps = {
  payment: AdminPayment;
  onOpen: (payment: AdminPayment) => void;
  tabIndex?: number | undefined;
};

/** Opens the refund request; one that waits for a decision is highlighted. */
export function PaymentRefund({ payment, onOpen, tabIndex }: PaymentRefundProps) {
  const { refund, title, customer } = payment;
  if (!refund) return null;
  const label = labels[refund.status];
  return (
    <Button
      size="small"
      variant={refund.status === 'requested' ? 'contained' : 'outlined'}
      tabIndex={tabIndex}
      aria-label={`${label}, refund of ${title} for ${customer.name}`}
      onClick={() => onOpen(payment)}
    >
      {label}
    </Button>
  );
}
