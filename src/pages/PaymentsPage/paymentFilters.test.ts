/** @jest-environment node */
import type { Payment } from '@/api/paymentsApi';
import { PAYMENT_FILTERS, selectPayments } from './paymentFilters';

const NOW = new Date('2025-10-15T12:00:00.000Z');
const ALL = { search: '', status: '', period: '' };

const payment = (purchase_date: string, changes: Partial<Payment> = {}): Payment => ({
  title: 'Khata',
  amount: 10.0,
  status: 'completed',
  purchase_date,
  paymentId: null,
  orderId: 'order_A1b2C3d4E5',
  ...changes,
});

describe('the period of the payments', () => {
  const dates = [
    '2025-10-15T11:00:00.000Z',
    '2025-09-15T12:00:01.000Z',
    '2025-09-15T11:59:59.000Z',
    '2024-12-31T18:30:00.000Z',
    '2024-10-15T12:00:01.000Z',
    '2024-10-15T11:59:59.000Z',
    'unknown',
  ];
  const payments = dates.map((date) => payment(date));

  it('keeps what is as recent, or of the year', () => {
    const table: [string, string[]][] = [
      ['', dates],
      ['30d', dates.slice(0, 2)],
      ['365d', dates.slice(0, 5)],
      // The new year begins at midnight in the shop.
      ['2025', dates.slice(0, 4)],
      ['2024', dates.slice(4, 6)],
      ['2023', dates],
    ];
    for (const [period, kept] of table) {
      const found = selectPayments(payments, { ...ALL, period }, NOW);
      expect([period, ...found.map(({ purchase_date }) => purchase_date)]).toEqual([
        period,
        ...kept,
      ]);
    }
  });

  it('can be each year with a payment, the latest first', () => {
    expect(PAYMENT_FILTERS.period.options(payments).map(({ label }) => label)).toEqual([
      'Last 30 days',
      'Last 12 months',
      '2025',
      '2024',
    ]);
  });
});

describe('the search for payments', () => {
  const date = '2025-10-01T09:00:00.000Z';
  const wanted = payment(date, {
    paymentId: 'pay_Zz9',
    invoice: {
      number: 'LY/25-26/000007',
      issued_at: date,
      business_name: null,
      gstin: null,
      credit_note: { number: 'CN/25-26/000003', issued_at: date },
    },
  });
  const other = payment(date, { title: 'Pathshala', orderId: 'order_other' });

  it('finds a title, an id or a number, in any case', () => {
    const numbers = ['LY-20251001-B2C3D4E5', 'ly/25-26/000007', 'cn/25-26/000003'];
    for (const search of ['khata', 'order_a1b2', 'PAY_zz9', ...numbers]) {
      const found = selectPayments([other, wanted], { ...ALL, search }, NOW);
      expect({ search, found }).toEqual({ search, found: [wanted] });
    }
  });
});
