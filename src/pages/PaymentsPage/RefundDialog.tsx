import { Link as RouterLink } from 'react-router-dom';
import { Form, FormikProvider } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { refundMessages } from '@/config/refundMessages';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { RestoredNotice } from '@/features/drafts';
import { ReasonField } from '@/features/refunds/forms';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { Notice } from '@/ui/Notice';
import { useRefundForm } from './useRefundForm';

type RefundDialogProps = { payment: Payment; onClose: () => void };

const conditionOf = (reason: string) => refundReasons.find(({ id }) => id === reason)?.condition;

/** The form that requests a refund; its input is stored as a draft until it is sent. */
export default function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { formik, failure, isRestored, discard } = useRefundForm(payment, onClose);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={formik.isSubmitting ? undefined : onClose}
      aria-labelledby="refund-heading"
    >
      <DialogTitle id="refund-heading">Ask for a refund of {payment.title}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2.25 }}>
            <DialogContentText>
              You paid {formatRupees(payment.amount)}. {refundMessages.review} When the refund is
              approved, your access to the project ends. See the{' '}
              <Link component={RouterLink} to={paths.refunds}>
                refund policy
              </Link>
              .
            </DialogContentText>
            {isRestored && <RestoredNotice onDiscard={discard} />}
            <ReasonField reasons={payment.refund_reasons ?? []} hintFor={conditionOf} />
            <FormTextField
              name="text"
              label="What is wrong?"
              minRows={4}
              countTo={refundLimits.textMax}
              hint="Add the exact error message, if there is one."
            />
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={formik.isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={formik.isSubmitting}>
              Send request
            </Button>
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}
