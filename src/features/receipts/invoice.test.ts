/** @jest-environment node */
import { site } from '@/config/site';
import type { Invoice, Payment } from '@/api/paymentsApi';
import { toInvoice } from './invoice';
import { toReceipt } from './receipt';

// Half past midnight on 1 April in India, when a financial year begins.
const MIDNIGHT = '2026-03-31T19:00:00Z';

const payment = {
  title: 'Thaliboard Restaurant POS',
  amount: '4999.00',
  status: 'completed',
  purchase_date: MIDNIGHT,
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
} as Payment;
const invoice = { number: 'LY/26-27/0001', issued_at: MIDNIGHT } as Invoice;
const buyer = { name: 'Asha Rao', email: 'asha@example.com' };

const valueOf = (document: ReturnType<typeof toInvoice>, term: string) =>
  document?.lines.find((line) => line.term === term)?.value;

it('the day on a document is that of the shop, as its number says', () => {
  expect(site.timeZone).toBe('Asia/Kolkata');
  const made = toInvoice(payment, invoice, buyer);
  expect(valueOf(made, 'Invoice date')).toBe('1 Apr 2026');
  expect(valueOf(made, 'Date of payment')).toBe('1 Apr 2026');
  expect(valueOf(toReceipt(payment, buyer), 'Date')).toBe('1 Apr 2026');
});
