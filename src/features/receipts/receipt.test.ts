/** @jest-environment node */
import { receiptNumber, toReceipt } from './receipt';

const payment = {
  title: 'Khata',
  amount: '10.00',
  status: 'completed',
  // Half past midnight of the next day in the shop.
  purchase_date: '2025-09-14T19:00:00.000Z',
  razorpay_payment_id: 'pay_Zz9',
  razorpay_order_id: 'order_A1b2C3d4_E5',
};

describe('the number of a receipt', () => {
  it('carries the same day of the shop as the receipt', () => {
    const { number, lines } = toReceipt(payment, { name: 'Asha Rao', email: 'asha@example.com' });
    expect(number).toBe('LY-20250915-B2C3D4E5');
    expect(lines.find(({ term }) => term === 'Date')?.value).toMatch(/^15 Sept? 2025$/);
  });

  it('leaves out a day that cannot be read', () => {
    expect(receiptNumber({ ...payment, purchase_date: 'soon' })).toBe('LY-B2C3D4E5');
  });
});
