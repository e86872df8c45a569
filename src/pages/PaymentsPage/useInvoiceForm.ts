import { useState } from 'react';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { toFieldErrors, toRequestFailure } from '@/api/errors';
import { useIssueInvoiceMutation, type Payment } from '@/api/paymentsApi';
import { invoiceMessages as texts, refundMessages } from '@/config/refundMessages';
import { hasTexts } from '@/features/drafts';
import { useFormikDraft } from '@/features/drafts/forms';
import { isGstin, normalizeGstin } from '@/lib/gstin';

const NAME_MAX = 120;
const FORBIDDEN = 403;

type InvoiceValues = { business_name: string; gstin: string };

const invoiceSchema = object({
  business_name: string()
    .trim()
    .max(NAME_MAX, texts.nameTooLong)
    .when('gstin', ([gstin], schema) =>
      String(gstin ?? '').trim() ? schema.required(texts.nameRequired) : schema,
    ),
  gstin: string()
    .trim()
    .test('gstin', texts.gstinInvalid, (value) => !value || isGstin(normalizeGstin(value)))
    .test('pair', texts.gstinRequired, (value, { parent }) => {
      const { business_name } = parent as Partial<InvoiceValues>;
      return Boolean(value) || !business_name?.trim();
    }),
});

function describeFailure(error: unknown): string {
  const { status, message } = toRequestFailure(error);
  if (status === null) return refundMessages.unreachable;
  if (status === FORBIDDEN) return refundMessages.notYours;
  return (status < 500 && message) || texts.failed;
}

/** Manages the form that issues an invoice, and its draft; `issued` is the payment once it has one. */
export function useInvoiceForm(payment: Payment) {
  const [issueInvoice] = useIssueInvoiceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [issued, setIssued] = useState<Payment | null>(null);

  const formik = useFormik<InvoiceValues>({
    initialValues: { business_name: '', gstin: '' },
    validationSchema: invoiceSchema,
    onSubmit: async ({ business_name, gstin }, { setErrors }) => {
      setFailure(null);
      try {
        const answer = await issueInvoice({
          orderId: payment.razorpay_order_id,
          invoiceRequest: {
            business_name: business_name.trim() || null,
            gstin: normalizeGstin(gstin) || null,
          },
        }).unwrap();
        draft.forget();
        setIssued(answer.payment);
      } catch (error) {
        setFailure(describeFailure(error));
        setErrors(toFieldErrors(error));
      }
    },
  });
  const draft = useFormikDraft(formik, {
    name: 'invoice-draft',
    record: payment.razorpay_order_id,
    isValues: hasTexts('business_name', 'gstin'),
  });

  return {
    formik,
    failure,
    issued,
    isRestored: draft.isRestored,
    /** Empties the form. */
    discard: () => {
      setFailure(null);
      draft.discard();
    },
  };
}
