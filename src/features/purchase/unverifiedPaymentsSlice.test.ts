/** @jest-environment node */
import {
  checkoutOpened,
  idOf,
  mergeUnverifiedPayments,
  orderDismissed,
  orderInterrupted,
  parseUnverifiedPayments,
  paymentClosed,
  paymentMade,
  paymentRefused,
  paymentsStored,
  selectInterruptedOrders,
  selectOpenedOrders,
  selectRefusedPayments,
  selectUnstoredPayments,
  selectUnverifiedPayments,
  unverifiedPaymentsChangedElsewhere,
  unverifiedPaymentsReducer,
  type KeptPayment,
  type OpenedOrder,
  type UnverifiedPayment,
} from './unverifiedPaymentsSlice';

const bought = { userId: 1, projectId: 4, title: 'Leadwell' };
const opened = (orderId: string, openedAt = 1000): OpenedOrder => ({
  ...bought,
  orderId,
  openedAt,
});
const made = (orderId: string, paymentId = `pay_of_${orderId}`): UnverifiedPayment => ({
  ...bought,
  orderId,
  paymentId,
  signature: 'signature',
});

const withPayments = (...payments: KeptPayment[]) => ({ payments, isStored: true });
const none = unverifiedPaymentsReducer(undefined, { type: 'none' });

it('is empty, and not known to be refused by the browser, at first', () => {
  expect(none).toEqual({ payments: [], isStored: true });
});

describe('an order whose checkout opens', () => {
  it('replaces its own earlier opening only', () => {
    const state = withPayments(opened('a', 1), opened('b', 1), made('a'), made('b'));
    expect(unverifiedPaymentsReducer(state, checkoutOpened(opened('a', 2))).payments).toEqual([
      opened('b', 1),
      made('a'),
      made('b'),
      opened('a', 2),
    ]);
  });

  it('is marked as interrupted or dismissed, alone', () => {
    const state = withPayments(opened('a', 1), opened('a', 2), opened('b', 1));
    expect(unverifiedPaymentsReducer(state, orderInterrupted(opened('a', 2))).payments).toEqual([
      opened('a', 1),
      { ...opened('a', 2), isInterrupted: true },
      opened('b', 1),
    ]);
    expect(unverifiedPaymentsReducer(state, orderDismissed(opened('b', 1))).payments).toEqual([
      opened('a', 1),
      opened('a', 2),
      { ...opened('b', 1), isDismissed: true },
    ]);
  });

  it('is not marked once it is closed', () => {
    const state = withPayments(opened('a'));
    expect(unverifiedPaymentsReducer(state, orderInterrupted(opened('b')))).toBe(state);
  });
});

describe('a payment that the provider confirms', () => {
  it('takes the place of its opened order', () => {
    const state = withPayments(opened('a'), opened('b'), made('c'));
    expect(unverifiedPaymentsReducer(state, paymentMade(made('a'))).payments).toEqual([
      opened('b'),
      made('c'),
      made('a'),
    ]);
  });

  it('is kept once', () => {
    const state = withPayments(made('a'));
    expect(unverifiedPaymentsReducer(state, paymentMade(made('a'))).payments).toEqual([made('a')]);
  });

  it('is kept beside another payment of its order', () => {
    const second = made('a', 'pay_second');
    expect(
      unverifiedPaymentsReducer(withPayments(made('a')), paymentMade(second)).payments,
    ).toEqual([made('a'), second]);
  });

  it('is marked when it is refused, and is gone when it is closed, alone', () => {
    const state = withPayments(made('a'), made('b'), opened('b'));
    expect(unverifiedPaymentsReducer(state, paymentRefused(made('b'))).payments).toEqual([
      made('a'),
      { ...made('b'), isRefused: true },
      opened('b'),
    ]);
    expect(unverifiedPaymentsReducer(state, paymentClosed(made('b'))).payments).toEqual([
      made('a'),
      opened('b'),
    ]);
  });
});

it('takes the payments of another tab, and what the browser could store', () => {
  const changed = unverifiedPaymentsReducer(none, unverifiedPaymentsChangedElsewhere([made('a')]));
  expect(changed).toEqual(withPayments(made('a')));
  expect(unverifiedPaymentsReducer(changed, paymentsStored(false))).toEqual({
    payments: [made('a')],
    isStored: false,
  });
});

it('merges the payments of two tabs by payment, and by opening', () => {
  const base = [made('a')];
  const merged = mergeUnverifiedPayments({
    base,
    mine: [made('a'), opened('b', 1)],
    theirs: [opened('b', 2)],
  });
  expect(merged.map(idOf).sort()).toEqual(['b 1', 'b 2']);
});

describe('the payments of a user', () => {
  const refused = { ...made('refused'), isRefused: true };
  const interrupted = { ...opened('interrupted'), isInterrupted: true };
  const dismissed = { ...opened('dismissed'), isDismissed: true };
  const ofOther = { ...made('other'), userId: 2 };
  const orderOfOther = { ...opened('order of other'), userId: 2, isInterrupted: true };
  const refusedOfOther = { ...refused, orderId: 'refused of other', userId: 2 };
  const all = [
    made('made'),
    refused,
    opened('opened'),
    interrupted,
    dismissed,
    ofOther,
    orderOfOther,
    refusedOfOther,
  ];
  const state = { unverifiedPayments: withPayments(...all) };

  it('are told apart by what became of them', () => {
    expect(selectUnverifiedPayments(state, 1)).toEqual([made('made')]);
    expect(selectRefusedPayments(state, 1)).toEqual([refused]);
    expect(selectOpenedOrders(state, 1)).toEqual([opened('opened'), interrupted, dismissed]);
    expect(selectInterruptedOrders(state, 1)).toEqual([interrupted]);
  });

  it('are none for a guest', () => {
    expect(selectUnverifiedPayments(state, undefined)).toEqual([]);
    expect(selectOpenedOrders(state, undefined)).toEqual([]);
  });

  it('are worth staying for if the browser refused to store them, unless cancelled', () => {
    expect(selectUnstoredPayments(state)).toEqual([]);
    const unstored = { unverifiedPayments: { payments: all, isStored: false } };
    expect(selectUnstoredPayments(unstored)).toEqual(all.filter((each) => each !== dismissed));
  });
});

describe('the stored payments', () => {
  const parse = (value: unknown) => parseUnverifiedPayments(JSON.stringify(value));

  it('are restored as they were stored', () => {
    const payments = [
      made('a'),
      { ...made('b'), isRefused: true },
      opened('c'),
      { ...opened('d'), isInterrupted: true, isDismissed: false },
    ];
    expect(parse(payments)).toEqual(payments);
  });

  it('contain each payment once, as it was stored last', () => {
    const refused = { ...made('a'), isRefused: true };
    expect(parse([made('a'), opened('b', 1), opened('b', 2), refused])).toEqual([
      refused,
      opened('b', 1),
      opened('b', 2),
    ]);
  });

  it.each([
    ['a user that is text', { ...made('a'), userId: '1' }],
    ['no user', { ...made('a'), userId: undefined }],
    ['a project that is no integer', { ...made('a'), projectId: 4.5 }],
    ['no project', { ...opened('a'), projectId: undefined }],
    ['no title', { ...made('a'), title: '' }],
    ['a title that is a number', { ...opened('a'), title: 5 }],
    ['no order', { ...made('a'), orderId: '' }],
    ['an order that is a number', { ...opened('a'), orderId: 5 }],
    ['no payment', { ...made('a'), paymentId: undefined }],
    ['an empty payment', { ...made('a'), paymentId: '' }],
    ['no signature', { ...made('a'), signature: '' }],
    ['a flag that is text', { ...made('a'), isRefused: 'yes' }],
    ['a time that is text', { ...opened('a'), openedAt: '1000' }],
    ['an interruption that is a number', { ...opened('a'), isInterrupted: 1 }],
    ['a dismissal that is null', { ...opened('a'), isDismissed: null }],
    ['nothing in it', {}],
    ['null in its place', null],
    ['text in its place', 'pay_1'],
  ])('leave out one with %s, and keep the others', (_what, damaged) => {
    expect(parse([damaged, made('kept')])).toEqual([made('kept')]);
  });

  it.each([null, '', '{', 'null', '{}', '"pay_1"', '5'])('are none if %p is stored', (text) => {
    expect(parseUnverifiedPayments(text)).toEqual([]);
  });
});
