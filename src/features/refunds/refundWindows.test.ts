/** @jest-environment node */
import type { Payment } from '@/api/paymentsApi';
import { refundReasons } from '@/config/refundReasons';
import { offeredReasons, refundUntil } from './refundWindows';

type Reasons = Payment['refund_reasons'];

// Bought at half past eleven in the evening of 14 October in the shop.
const bought = (refund_reasons?: Reasons, purchase_date = '2025-10-14T18:00:00Z') =>
  ({ purchase_date, ...(refund_reasons && { refund_reasons }) }) as Payment;

it('a refund can be asked until the last day of the reasons that are offered', () => {
  const table: [Payment, string | null][] = [
    [bought(['technical_issue', 'not_as_described']), 'Refund until 13 Nov'],
    [bought(['technical_issue']), 'Refund until 21 Oct'],
    // Half an hour later, it is the next day in the shop.
    [bought(['technical_issue'], '2025-10-14T18:30:00Z'), 'Refund until 22 Oct'],
    [bought([]), null],
    [bought(), null],
    [bought(['technical_issue'], 'soon'), null],
  ];
  for (const [payment, text] of table) expect(refundUntil(payment)).toBe(text);
});

it('every reason is shown with its deadline; what the backend excludes is over', () => {
  const now = Date.parse('2025-10-15T12:00:00Z');
  const reasons = offeredReasons(bought(['payment_error']), now);
  expect(reasons.map(({ id }) => id)).toEqual(Object.keys(refundReasons));
  const of = (wanted: string) => reasons.find(({ id }) => id === wanted);
  expect(of('payment_error')).toMatchObject({
    isOver: false,
    note: 'until 13 Nov',
  });
  expect(of('wrong_project')).toMatchObject({
    isOver: true,
    note: 'not possible after a download',
  });
});
