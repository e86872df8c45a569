/** @jest-environment node */
import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { findPayment } from './receipt';

const project = { id: 7, title: 'Khata' } as PurchasedProject;

const payment: Payment = {
  title: 'Khata',
  amount: '10.00',
  status: 'completed',
  purchase_date: '2025-10-01T09:00:00.000Z',
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
};

describe('the payment of a purchase', () => {
  it('is the completed one', () => {
    const completed = { ...payment, project_id: 7 };
    const failed = { ...completed, status: 'failed' };
    expect(findPayment([failed, completed], project)).toBe(completed);
    expect(findPayment([failed], project)).toBeUndefined();
  });

  it('is found by the id of the project, whatever its title was', () => {
    const sameTitle = { ...payment, project_id: 8 };
    const renamed = { ...payment, project_id: 7, title: 'Khata, first edition' };
    expect(findPayment([sameTitle, renamed], project)).toBe(renamed);
  });

  it('is found by the title where payments lack the id', () => {
    const other = { ...payment, title: 'Pathshala' };
    expect(findPayment([other, payment], project)).toBe(payment);
  });
});
