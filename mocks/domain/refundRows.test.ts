/** @jest-environment node */
import { refundReasonsOf } from './refundRows';

it('a refund can be asked until the end of the last day in the shop', () => {
  // At half past one in the afternoon in India; thirty days later is 19 December.
  const order = { status: 'paid', refund: null, createdAt: '2026-11-19T08:00:00Z' } as const;
  const isOffered = (now: string) =>
    refundReasonsOf({ now: () => new Date(now) }, { ...order, downloadCount: 1 } as never).includes(
      'payment_error',
    );
  expect(isOffered('2026-12-19T18:29:59Z')).toBe(true);
  expect(isOffered('2026-12-19T18:30:00Z')).toBe(false);
});
