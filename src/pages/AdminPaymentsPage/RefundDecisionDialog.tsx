import { Form, FormikProvider } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AdminPayment } from '@/api/adminApi';
import { refundLimits } from '@/config/refundReasons';
import { RestoredNotice } from '@/features/drafts';
import { RefundState } from '@/features/refunds';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { describePurchase } from './describePurchase';
import { useRefundDecision } from './useRefundDecision';

type RefundDecisionDialogProps = {
  payment: AdminPayment;
  onClose: () => void;
  /** Opens the form that refunds the payment all the same. */
  onGrant: () => void;
};

/** Shows a refund and records the next decision on it, with a note to the buyer. */
export function RefundDecisionDialog({ payment, onClose, onGrant }: RefundDecisionDialogProps) {
  const { formik, failure, busy, isRestored, discard, decide } = useRefundDecision(
    payment,
    onClose,
  );
  const { refund, invoice, title, can_refund: canRefund } = payment;
  const isRequested = refund?.status === 'requested';
  const isApproved = refund?.status === 'approved';
  const isBusy = busy !== null;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="decision-heading"
    >
      <DialogTitle id="decision-heading">Refund of {title}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describePurchase(payment)}
            </Typography>
            {refund && <RefundState refund={refund} isForStaff />}
            {invoice?.credit_note && (
              <Typography variant="body2">
                Credit note {invoice.credit_note.number} takes back invoice {invoice.number}.
              </Typography>
            )}
            {isRequested && (
              <>
                {isRestored && <RestoredNotice onDiscard={discard} />}
                <FormTextField
                  name="note"
                  label="Note to the buyer"
                  minRows={3}
                  countTo={refundLimits.noteMax}
                  hint="Needed to decline. Approving ends the buyer's access to the project."
                />
              </>
            )}
            {isApproved && (
              <Typography variant="body2">
                Pay the amount back in the payment provider&rsquo;s dashboard first.
              </Typography>
            )}
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isBusy} onClick={onClose} sx={{ mr: 'auto', px: 1 }}>
              {isRequested || isApproved ? 'Cancel' : 'Close'}
            </Button>
            {isRequested && (
              <>
                <Button
                  color="error"
                  variant="outlined"
                  disabled={isBusy}
                  loading={busy === 'declined'}
                  onClick={() => decide('declined')}
                >
                  Decline
                </Button>
                <Button
                  variant="contained"
                  disabled={isBusy}
                  loading={busy === 'approved'}
                  onClick={() => decide('approved')}
                >
                  Approve
                </Button>
              </>
            )}
            {canRefund && (
              <Button variant="outlined" onClick={onGrant}>
                Refund all the same
              </Button>
            )}
            {isApproved && (
              <Button variant="contained" loading={isBusy} onClick={() => decide('refunded')}>
                Mark as paid out
              </Button>
            )}
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}
