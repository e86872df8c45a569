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

/**
 * Opens the refund of a payment, highlighted while a request waits for a decision, or the form that
 * refunds a payment without one.
 */
export function PaymentRefund({ payment, onOpen, tabIndex }: PaymentRefundProps) {
  const { refund, title, customer, can_refund: canRefund } = payment;
  if (!refund && !canRefund) return null;
  const label = refund ? labels[refund.status] : 'Refund';
  const name = refund
    ? `${label}, refund of ${title} for ${customer.name}`
    : `${label}, payment of ${customer.name} for ${title}`;
  return (
    // One button in all states, so that it keeps the focus when its label changes.
    <Button
      size="small"
      color={refund ? 'primary' : 'inherit'}
      variant={!refund ? 'text' : refund.status === 'requested' ? 'contained' : 'outlined'}
      tabIndex={tabIndex}
      aria-label={name}
      onClick={() => onOpen(payment)}
    >
      {label}
    </Button>
  );
}
