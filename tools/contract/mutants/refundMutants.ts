import { mutateBody, replaceError, type Body } from './mutate';
import type { Mutant } from './mutant';

const refund = {
  status: 'requested',
  reason: 'payment_error',
  text: 'Asked for by somebody else.',
  requested_at: '2025-10-15T09:00:00.000Z',
  note: null,
  decided_at: null,
  refunded_at: null,
};

const payment = {
  title: 'Shop',
  amount: '1.00',
  status: 'completed',
  purchase_date: '2025-10-15T09:00:00.000Z',
  razorpay_payment_id: 'pay_mutant',
  razorpay_order_id: 'order_mutant',
  refund,
  invoice: {
    number: 'LY/25-26/000001',
    issued_at: '2025-10-15T09:00:00.000Z',
    business_name: null,
    gstin: null,
  },
};

const granted = (status: number) => () => Response.json({ payment }, { status });

/** Mutants of refunds, invoices and payments that are asked about again. */
export const refundMutants: Mutant[] = [
  replaceError(
    ['requestRefund', 403],
    "A refund of another user's payment is accepted",
    'status',
    granted(201),
  ),
  replaceError(['requestRefund', 409], 'A refund is accepted twice', 'status', granted(201)),
  replaceError(
    ['issueInvoice', 403],
    "The invoice of another user's payment is shown",
    'status',
    granted(200),
  ),
  mutateBody('issueInvoice', 'Every call takes a new number', 'consistency', (body) => {
    const { invoice } = body.payment as { invoice: Body };
    invoice.number = `LY/${Math.random()}`.slice(0, 16);
  }),
  mutateBody(
    'getPurchaseStatus',
    'A refunded project stays owned',
    { rule: 'access', at: 'decideRefund' },
    (body) => {
      if (body.purchaseStatus === 'refunded') body.hasPurchased = true;
    },
  ),
  replaceError(
    ['recheckPayment', 409],
    'Asking about a refunded payment is accepted',
    'status',
    granted(200),
  ),
  mutateBody('recheckPayment', 'Asking completes what was not paid', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
  mutateBody('recheckPayment', 'Asking reports another payment id', 'consistency', (body) => {
    const asked = body.payment as Body;
    if (asked.status === 'completed') asked.razorpay_payment_id = 'pay_another';
  }),
  mutateBody('decideRefund', 'An approved refund leaves the payment', 'consistency', (body) => {
    (body.payment as Body).status = 'completed';
  }),
];
