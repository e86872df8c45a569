import { useState } from 'react';
import type { AdminPayment } from '@/api/adminApi';
import { GrantRefundDialog } from './GrantRefundDialog';
import { RefundDecisionDialog } from './RefundDecisionDialog';

type RefundDialogProps = { payment: AdminPayment; onClose: () => void };

/**
 * Shows the refund of a payment with the next decision on it, or the form that refunds a payment
 * without one; a declined request leads to that form, too.
 */
export default function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const [isGranting, setGranting] = useState(!payment.refund);
  return isGranting ? (
    <GrantRefundDialog payment={payment} onClose={onClose} />
  ) : (
    <RefundDecisionDialog payment={payment} onClose={onClose} onGrant={() => setGranting(true)} />
  );
}
