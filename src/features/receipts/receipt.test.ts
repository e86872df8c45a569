/** @jest-environment node */
import type { Payment } from '@/api/paymentsApi';
import { splitTax, toCreditNote, toInvoice } from './invoice';
import { findPayment, receiptNumber, toReceipt } from './receipt';

// Half past midnight on 1 April in the shop, when a financial year begins.
const MIDNIGHT = '2026-03-31T19:00:00Z';

const payment: Payment = {
  title: 'Khata',
  amount: 4999,
  status: 'completed',
  purchase_date: MIDNIGHT,
  paymentId: 'pay_Zz9',
  orderId: 'order_A1b2C3d4_E5',
};
const buyer = { name: 'Asha Rao', email: 'asha@example.com' };

describe('the day of a document', () => {
  it('is that of the shop, as its number says', () => {
    const invoice = { number: 'LY/26-27/0001', issued_at: MIDNIGHT } as Payment['invoice'];
    const documents = [toReceipt(payment, buyer), toInvoice(payment, invoice!, buyer)!];
    const days = documents.flatMap(({ lines }) =>
      lines.filter(({ term }) => /date/i.test(term)).map(({ term, value }) => [term, value]),
    );
    expect(days).toEqual([
      ['Date', '1 Apr 2026'],
      ['Invoice date', '1 Apr 2026'],
      ['Date of payment', '1 Apr 2026'],
    ]);
    expect(receiptNumber(payment)).toBe('LY-20260401-B2C3D4E5');
  });

  it('is left out of a number if it cannot be read', () => {
    expect(receiptNumber({ ...payment, purchase_date: 'soon' })).toBe('LY-B2C3D4E5');
  });
});

it('documents say what they said when they were issued', () => {
  const issued = {
    project_title: 'Khata, first edition',
    buyer_name: 'Asha R.',
    buyer_email: 'old@example.com',
    seller_name: 'Slipway',
    seller_address: 'Pune',
    seller_contact: 'hello@slipway.example',
    seller_gstin: '27AAPFU0939F1ZV',
    tax_code: '998313',
    tax_rate: 12,
  };
  const invoice = { number: 'LY/1', issued_at: MIDNIGHT, business_name: null, gstin: null, issued };
  const note = { ...invoice, credit_note: { number: 'CN/1', issued_at: MIDNIGHT } };
  const documents = [
    toReceipt({ ...payment, receipt: issued }, buyer),
    toInvoice(payment, invoice, buyer)!,
    toCreditNote({ ...payment, invoice: note }, buyer)!,
  ];
  const terms = ['Buyer', 'Project', 'Place of supply', 'SAC'];
  const shown = documents.map(({ seller, lines, parts }) => [
    seller.name,
    seller.gstin,
    ...lines.filter(({ term }) => terms.includes(term)).map(({ value }) => value),
    ...parts.slice(1).map(({ term }) => term.slice(0, 7)),
  ]);
  const [who, what] = ['Asha R. (old@example.com)', 'Khata, first edition'];
  const taxes = ['998313', 'CGST 6%', 'SGST 6%'];
  const taxed = ['Slipway', '27AAPFU0939F1ZV', who, 'Maharashtra (27)', what, ...taxes];
  expect(shown).toEqual([['Slipway', null, who, what], taxed, taxed]);
});

it.each([null, '2026-04-08T10:00:00Z'])('an invoice stays as it is after the payout %p', (paid) => {
  const invoice = { number: 'LY/1', issued_at: MIDNIGHT, business_name: null, gstin: null };
  const refund = { decided_at: MIDNIGHT, refunded_at: paid } as Payment['refund'];
  const { lines } = toInvoice({ ...payment, status: 'refunded', refund }, invoice, buyer)!;
  expect(lines.at(-1)).toEqual({ term: 'Refund approved on', value: '1 Apr 2026' });
});

describe('the GST in a price', () => {
  it('is halved between centre and state within the state of the seller', () => {
    expect(splitTax(499_900, 18, true)).toEqual({
      taxable: 423_644,
      taxes: [
        { name: 'CGST', rate: 9, paise: 38_128 },
        { name: 'SGST', rate: 9, paise: 38_128 },
      ],
    });
  });

  it('is one integrated tax to another state', () => {
    expect(splitTax(118_00, 18, false)).toEqual({
      taxable: 100_00,
      taxes: [{ name: 'IGST', rate: 18, paise: 18_00 }],
    });
  });

  it('adds up with the taxable value to the price', () => {
    for (const total of [0, 1, 2, 99, 100, 101, 4_999_99, 12_345_67]) {
      for (const isWithinState of [true, false]) {
        const { taxable, taxes } = splitTax(total, 18, isWithinState);
        const sum = taxes.reduce((paise, tax) => paise + tax.paise, taxable);
        expect({ total, isWithinState, sum }).toEqual({ total, isWithinState, sum: total });
      }
    }
  });
});

describe('the payment of a purchase', () => {
  const project = { id: 7, title: 'Khata' };

  it('is the completed one', () => {
    const completed = { ...payment, project_id: 7 };
    const failed = { ...completed, status: 'failed' };
    expect(findPayment([failed, completed], project)).toBe(completed);
    expect(findPayment([failed], project)).toBeUndefined();
  });

  it('is found by the id of the project, whatever its title is', () => {
    const sameTitle = { ...payment, project_id: 8 };
    const renamed = { ...payment, project_id: 7, title: 'Khata, first edition' };
    expect(findPayment([payment, sameTitle, renamed], project)).toBe(renamed);
    expect(findPayment([payment, sameTitle], project)).toBeUndefined();
  });
});
