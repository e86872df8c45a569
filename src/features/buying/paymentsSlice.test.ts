/** @jest-environment node */
import type { KeptPayment, MadePayment, OpenedOrder } from './payment';
import {
  checkoutOpened,
  orderCancelled,
  orderInterrupted,
  paymentClosed,
  paymentMade,
  paymentRefused,
  paymentsReducer,
  selectPayments,
  selectUnstoredPayments,
  storedPayments,
} from './paymentsSlice';

const bought = { userId: 1, projectId: 4, title: 'Leadwell' };
const opened = (orderId: string, openedAt = 1000): OpenedOrder => ({
  ...bought,
  status: 'opened',
  orderId,
  openedAt,
});
const made = (orderId: string, paymentId = `pay_of_${orderId}`): MadePayment => ({
  ...bought,
  status: 'unverified',
  orderId,
  paymentId,
  proof: 'signature',
});

const withPayments = (...payments: KeptPayment[]) => ({ payments, isStored: true });
const none = paymentsReducer(undefined, { type: 'none' });

it('is empty, and not known to be refused by the browser, at first', () => {
  expect(none).toEqual({ payments: [], isStored: true });
});

describe('an order whose checkout opens', () => {
  it('replaces its own earlier opening only', () => {
    const state = withPayments(opened('a', 1), opened('b', 1), made('a'), made('b'));
    expect(paymentsReducer(state, checkoutOpened(opened('a', 2))).payments).toEqual([
      opened('b', 1),
      made('a'),
      made('b'),
      opened('a', 2),
    ]);
  });

  it('becomes interrupted or cancelled, alone', () => {
    const state = withPayments(opened('a', 1), opened('a', 2), opened('b', 1));
    expect(paymentsReducer(state, orderInterrupted(opened('a', 2))).payments).toEqual([
      opened('a', 1),
      { ...opened('a', 2), status: 'interrupted' },
      opened('b', 1),
    ]);
    expect(paymentsReducer(state, orderCancelled(opened('b', 1))).payments).toEqual([
      opened('a', 1),
      opened('a', 2),
      { ...opened('b', 1), status: 'cancelled' },
    ]);
  });

  it('does not change once it is closed', () => {
    const state = withPayments(opened('a'));
    expect(paymentsReducer(state, orderInterrupted(opened('b')))).toBe(state);
  });
});

describe('a payment that the provider confirms', () => {
  it('takes the place of its opened order', () => {
    const state = withPayments(opened('a'), opened('b'), made('c'));
    expect(paymentsReducer(state, paymentMade(made('a'))).payments).toEqual([
      opened('b'),
      made('c'),
      made('a'),
    ]);
  });

  it('is kept once, and beside another payment of its order', () => {
    const state = withPayments(made('a'));
    const second = made('a', 'pay_second');
    expect(paymentsReducer(state, paymentMade(made('a'))).payments).toEqual([made('a')]);
    expect(paymentsReducer(state, paymentMade(second)).payments).toEqual([made('a'), second]);
  });

  it('becomes refused, and is gone when it is closed, alone', () => {
    const state = withPayments(made('a'), made('b'), opened('b'));
    expect(paymentsReducer(state, paymentRefused(made('b'))).payments).toEqual([
      made('a'),
      { ...made('b'), status: 'refused' },
      opened('b'),
    ]);
    expect(paymentsReducer(state, paymentClosed(made('b'))).payments).toEqual([
      made('a'),
      opened('b'),
    ]);
  });
});

describe('the payments', () => {
  const cancelled: OpenedOrder = { ...opened('cancelled'), status: 'cancelled' };
  const ofOther = { ...made('other'), userId: 2 };
  const all = [made('made'), opened('opened'), cancelled, ofOther];

  it('are selected by their user, none for a guest', () => {
    const state = { payments: withPayments(...all) };
    expect(selectPayments(state, 1)).toEqual(all.slice(0, 3));
    expect(selectPayments(state, undefined)).toEqual([]);
  });

  it('are worth staying for if the browser refused to store them, unless cancelled', () => {
    expect(selectUnstoredPayments({ payments: withPayments(...all) })).toEqual([]);
    const unstored = { payments: { payments: all, isStored: false } };
    expect(selectUnstoredPayments(unstored)).toEqual(all.filter((each) => each !== cancelled));
  });
});

describe('a stored payment', () => {
  const read = (...texts: string[]) => {
    const stored = texts.map((text, index) => [`payment-${index}`, text] as const);
    return storedPayments.parse(new Map(stored));
  };
  const parse = (...values: unknown[]) => read(...values.map((value) => JSON.stringify(value)));

  it('is restored as it was stored', () => {
    const payments = [
      made('a'),
      { ...made('b'), status: 'refused' },
      opened('c'),
      { ...opened('d'), status: 'interrupted' },
      { ...opened('e'), status: 'cancelled' },
    ];
    expect(parse(...payments)).toEqual(payments);
  });

  it('is left out if it is damaged, alone', () => {
    const damaged = [
      { ...made('a'), userId: '1' },
      { ...made('a'), userId: undefined },
      { ...made('a'), projectId: 4.5 },
      { ...opened('a'), projectId: undefined },
      { ...made('a'), title: '' },
      { ...opened('a'), title: 5 },
      { ...made('a'), orderId: '' },
      { ...opened('a'), orderId: 5 },
      { ...made('a'), paymentId: undefined },
      { ...made('a'), paymentId: '' },
      { ...made('a'), proof: '' },
      { ...made('a'), status: 'paid' },
      { ...made('a'), status: 'opened' },
      { ...opened('a'), status: 'refused' },
      { ...opened('a'), status: 5 },
      { ...opened('a'), openedAt: '1000' },
      {},
      [made('a')],
      null,
      'pay_1',
    ];
    for (const each of damaged) {
      expect([each, parse(each, made('kept'))]).toEqual([each, [made('kept')]]);
    }
    expect(read('', '{', JSON.stringify(made('kept')))).toEqual([made('kept')]);
  });
});
