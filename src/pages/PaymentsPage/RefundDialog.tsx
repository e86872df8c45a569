import { Link as RouterLink } from 'react-router-dom';
import { Form, FormikProvider } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { refundMessages } from '@/config/refundMessages';
import { refundLimits, refundReasons } from '@/config/refundReasons';
import { RestoredNotice } from '@/features/drafts';
import { reasonLabel } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { FormTextField } from '@/ui/form/FormTextField';
import { useFormField } from '@/ui/form/useFormField';
import { NativeSelect } from '@/ui/NativeSelect';
import { Notice } from '@/ui/Notice';
import { useRefundForm } from './useRefundForm';

type RefundDialogProps = { payment: Payment; onClose: () => void };

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
            <ReasonField reasons={payment.refund_reasons ?? []} />
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

/** The choice of reasons that the policy allows, with their conditions. */
function ReasonField({ reasons }: { reasons: readonly string[] }) {
  const { input, setValue } = useFormField<string>('reason');
  const condition = refundReasons.find(({ id }) => id === input.value)?.condition;
  const text = input.message ?? condition;
  return (
    <FormControl error={Boolean(input.message)}>
      <NativeSelect
        label="Reason"
        value={input.value}
        options={[
          { value: '', label: 'Please choose' },
          ...reasons.map((value) => ({ value, label: reasonLabel(value) })),
        ]}
        onChange={setValue}
      />
      {text && <FormHelperText role="status">{text}</FormHelperText>}
    </FormControl>
  );
}
