import type { ReactNode } from 'react';
import { Form, FormikProvider, type FormikValues, type useFormik } from 'formik';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AdminPayment } from '@/api/adminApi';
import { RefundState } from '@/features/refunds';
import { formatRupees } from '@/lib/money';
import { formatShopDay } from '@/lib/time';
import { Notice } from '@/ui/Notice';

type RefundFrameProps<Values extends FormikValues> = {
  heading: string;
  payment: AdminPayment;
  formik: ReturnType<typeof useFormik<Values>>;
  isBusy: boolean;
  /** Why the last attempt to send the form failed. */
  failure: string | null;
  closeLabel: string;
  onClose: () => void;
  /** The buttons that send the form. */
  actions: ReactNode;
  children: ReactNode;
};

/** The dialog of a form about a refund: who paid what, its state, the form and its actions. */
export function RefundFrame<Values extends FormikValues>({
  heading,
  payment,
  formik,
  isBusy,
  failure,
  closeLabel,
  onClose,
  actions,
  children,
}: RefundFrameProps<Values>) {
  const { refund, customer, amount, purchase_date } = payment;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="refund-heading"
    >
      <DialogTitle id="refund-heading">{heading}</DialogTitle>
      <FormikProvider value={formik}>
        <Form noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {customer.name} paid {formatRupees(amount)} on {formatShopDay(purchase_date)}.
            </Typography>
            {refund && <RefundState refund={refund} isForStaff />}
            {children}
            {failure && <Notice tone="error">{failure}</Notice>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isBusy} onClick={onClose} sx={{ mr: 'auto', px: 1 }}>
              {closeLabel}
            </Button>
            {actions}
          </DialogActions>
        </Form>
      </FormikProvider>
    </Dialog>
  );
}
