/** @jest-environment node */
import { readDocument } from '../document/readDocument';
import { findEarlyTimes } from './timeFindings';

const answerOf = (operationId: string) =>
  readDocument().operation(operationId).responses.get(200)!.schema!.properties!;

const payment = answerOf('listPayments').payments!.items!;
const schemas = {
  Project: answerOf('getProject').project!,
  Payment: payment,
  Refund: payment.properties!.refund!,
};

const find = (name: keyof typeof schemas, value: unknown) =>
  findEarlyTimes(schemas[name], value).map(({ message }) => message);

const at = (time: string) => `2025-10-15T${time}Z`;

describe('times that are not before others', () => {
  it('are compared within an object', () => {
    const created_at = at('09:00:00');
    expect(find('Project', { created_at, updated_at: at('09:00:05') })).toEqual([]);
    expect(find('Project', { created_at, updated_at: at('08:00:00') })).toEqual([
      'updated_at is before created_at',
    ]);
  });

  it('are compared with the object around them', () => {
    const payment = (requested_at: string, issued_at: string) => ({
      purchase_date: at('09:00:00'),
      refund: { requested_at, decided_at: null, refunded_at: null },
      invoice: { issued_at: at('10:00:00'), credit_note: { issued_at } },
    });
    expect(find('Payment', payment(at('09:30:00'), at('10:30:00')))).toEqual([]);
    expect(find('Payment', payment(at('08:30:00'), at('09:30:00')))).toEqual([
      'requested_at is before purchase_date',
      'issued_at is before issued_at',
    ]);
  });

  it('may be cut to seconds', () => {
    const times = { created_at: at('09:00:00.900'), updated_at: at('09:00:00') };
    expect(find('Project', times)).toEqual([]);
  });

  it('may be missing', () => {
    expect(find('Refund', { requested_at: at('09:00:00'), decided_at: null })).toEqual([]);
    expect(find('Project', null)).toEqual([]);
  });
});
