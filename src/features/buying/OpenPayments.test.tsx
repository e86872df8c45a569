import { act, screen, waitFor } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import type { AppStore } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse } from '@/testing/heldResponse';
import { madePayment, openedOrder } from '@/testing/keptPayments';
import { backend } from '@/testing/mockServer';
import { placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { translatePage } from '@/testing/translatePage';
import { OpenPayments } from './OpenPayments';
import type { KeptPayment, OpenedOrder } from './payment';
import { PaymentNotice } from './PaymentNotice';
import { checkoutOpened, paymentMade } from './paymentsSlice';

const interrupted = (fields: Partial<OpenedOrder> = {}) =>
  openedOrder({ status: 'interrupted', ...fields });

const kept = (store: AppStore) => store.getState().payments.payments;
const names = () => screen.queryAllByRole('group').map((group) => group.getAttribute('aria-label'));

/** Stores payments and lists the open ones. */
async function list(...payments: KeptPayment[]) {
  const store = await startSession('customer');
  for (const payment of payments) {
    store.dispatch('openedAt' in payment ? checkoutOpened(payment) : paymentMade(payment));
  }
  return { store, ...renderWithStore(store, <OpenPayments />, '/cart') };
}

/** What a notice says and offers, each offer with its look. */
const describeNotice = (notice: HTMLElement) => [
  /MuiAlert-color(\w+)/.exec(notice.className)?.[1],
  notice.querySelector('.MuiAlertTitle-root')?.textContent,
  notice.querySelector('.MuiAlertTitle-root + span')?.textContent,
  ...Array.from(notice.querySelectorAll('a, button'), ({ className, ariaLabel, textContent }) => {
    const look = className.match(/(?<=MuiButton-)(contained|outlined|text|color\w+)\b/g);
    return `${ariaLabel ?? textContent}: ${look?.join(' ')}`;
  }),
];

const click = (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the open payments', () => {
  it('are listed by what the buyer can do about them', async () => {
    await list(
      madePayment({ orderId: 'a', paymentId: 'pay_a', status: 'refused', title: 'A' }),
      interrupted({ orderId: 'b', title: 'B' }),
      madePayment({ orderId: 'c', paymentId: 'pay_c', title: 'C' }),
      madePayment({ orderId: 'd', paymentId: 'pay_d', title: 'D', userId: 1 }),
      interrupted({ orderId: 'e', title: 'E', status: 'opened' }),
    );
    await waitFor(() =>
      expect(names()).toEqual([
        'Payment for C',
        'Interrupted payment for B',
        'Refused payment for A',
      ]),
    );
    expect(screen.getAllByRole('group').map(describeNotice)).toEqual([
      [
        'Warning',
        'Your payment for C is not confirmed yet',
        'Your money is with Razorpay. You do not need to pay again: we keep checking it for you. Within 1-2 days the project is yours, or the money goes back. Our support finds it by this payment ID.',
        'Copy the Payment ID pay_c: text colorInherit',
        'Check payment again: contained colorPrimary',
      ],
      [
        'Warning',
        'Your last payment for B was interrupted',
        'If you were charged, do not pay again: quote the order ID to our support, and the project is yours.',
        'Copy the Order ID b: text colorInherit',
        'Check again: contained colorPrimary',
        'Contact support: outlined colorInherit',
        'I was not charged: text colorInherit',
      ],
      [
        'Error',
        'Your payment for A could not be verified',
        'If you were charged, quote this payment ID to our support.',
        'Copy the Payment ID pay_a: text colorInherit',
        'Contact support: contained colorPrimary',
        'Dismiss: text colorInherit',
      ],
    ]);
  });

  it.each([
    ['unverified', () => madePayment(), 'Payment for Leadwell'],
    ['interrupted', () => interrupted(), 'Interrupted payment for Leadwell'],
    ['refused', () => madePayment({ status: 'refused' }), 'Refused payment for Leadwell'],
  ])('may be a single %s one', async (_what, make, name) => {
    await list(make());
    expect(await screen.findByRole('group')).toHaveAccessibleName(name);
  });

  it.each([
    ['an interrupted', () => interrupted({ orderId: 'order_2' })],
    ['a refused', () => madePayment({ orderId: 'order_2', paymentId: 'pay_2', status: 'refused' })],
  ])('may be an unverified and %s one', async (_what, make) => {
    await list(madePayment(), make());
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it.each([
    ['Check payment again', madePayment, /^blank: Your payment is not confirmed yet\. You do not/],
    ['Check again', interrupted, /^blank: We do not know yet whether this order was paid\./],
  ])('leave “%s” to a check that is going on by itself', async (name, make, text) => {
    const request = (_name: string, _options: unknown, run: (lock: null) => unknown) => run(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { store, user } = await list(make());
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(shownToasts(store)).toEqual([expect.stringMatching(text)]));
    expect([...requestsTo('verify-payment'), ...requestsTo('purchase-status')]).toEqual([]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('are not there without one', async () => {
    const { container } = await list();
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an interrupted payment', () => {
  async function show(fields: Partial<OpenedOrder> = {}) {
    const store = await startSession('customer');
    const order = interrupted(fields);
    store.dispatch(checkoutOpened(order));
    const shown = renderWithStore(store, <PaymentNotice payment={order} />);
    await screen.findByText('Your last payment was interrupted');
    return { store, ...shown };
  }

  it('shows its order number and links to the support', async () => {
    const { user, location } = await show();
    expect(screen.getByText('order_1')).toBeVisible();
    expect(screen.getByText(/^Order ID:/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Contact support' }));
    expect(location().pathname).toBe('/contact');
  });

  it.each([
    ['attempted', 'We do not know yet whether this order was paid. Please try again later.', 1],
    ['failed', 'Nothing was paid for this order. You can buy the project now.', 0],
  ] as const)('that is %s says so when it is checked again', async (status, text, left) => {
    placeOrder({ status });
    const { store, user } = await show();
    await click(user, 'Check again');
    await waitFor(() => expect(shownToasts(store)).toEqual([`blank: ${text}`]));
    expect(kept(store)).toHaveLength(left);
  });

  it('that has arrived says so once', async () => {
    placeOrder({ status: 'paid' });
    const { store, user } = await show();
    await click(user, 'Check again');
    const arrived =
      'success: Your payment for Leadwell has arrived. You can now download the project.';
    await waitFor(() => expect(kept(store)).toEqual([]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
    expect(shownToasts(store)).toEqual([arrived]);
  });

  it('is checked once at a time, and silently for a user who logs out', async () => {
    placeOrder({ status: 'attempted' });
    const { store, user } = await show();
    const response = holdNextResponse('*/api/projects/4/purchase-status');
    await click(user, 'Check again');
    expect(screen.getByRole('button', { name: /Check again/ })).toBeDisabled();
    await act(async () => void store.dispatch(signedOut()));
    response.lose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
    expect(shownToasts(store)).toEqual([]);
  });

  it('has an order number that is copied, or repeated where it cannot be', async () => {
    const { store, user } = await show();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await click(user, 'Copy the Order ID order_1');
    expect(write.mock.calls).toEqual([['order_1']]);
    write.mockRejectedValueOnce(new Error('denied'));
    expectConsoleOutput(/Copying a text failed/);
    await click(user, 'Copy the Order ID order_1');
    await waitFor(() =>
      expect(shownToasts(store)).toEqual([
        'success: Order ID copied to clipboard!',
        'error: The Order ID could not be copied. It is order_1',
      ]),
    );
  });

  it('is dropped by a buyer who was not charged', async () => {
    const { store, user } = await show();
    await click(user, 'I was not charged');
    expect(kept(store)).toEqual([]);
  });
});

it('a translated notice tells what has become of its payment', async () => {
  expectConsoleOutput(/Verifying payment/);
  backend.faults.set('verifyPayment', { status: 400, body: { message: 'No such payment' } });
  const { user } = await list(madePayment());
  await screen.findByText(/^Your money is with Razorpay/);
  translatePage();
  await user.click(screen.getByRole('button', { name: 'Check payment again' }));
  expect(await screen.findByText(/^If you were charged, quote this payment ID/)).toBeVisible();
  expect(screen.queryByText(/^Your money is with/)).not.toBeInTheDocument();
});

describe('a refused payment', () => {
  async function show() {
    const store = await startSession('customer');
    const payment = madePayment({ status: 'refused' });
    store.dispatch(paymentMade(payment));
    const shown = renderWithStore(store, <PaymentNotice payment={payment} />);
    await screen.findByText('Your payment could not be verified');
    return { store, ...shown };
  }

  it('links to the support', async () => {
    const { user, location } = await show();
    await user.click(screen.getByRole('link', { name: 'Contact support' }));
    expect(location().pathname).toBe('/contact');
  });

  it('is dismissed', async () => {
    const { store, user } = await show();
    await click(user, 'Dismiss');
    expect(kept(store)).toEqual([]);
  });
});

describe('an unverified payment', () => {
  const SUCCESS = 'success: Payment successful! You can now download the project.';

  async function show({ hears = true } = {}) {
    const store = await startSession('customer');
    const success = await payAtProvider(placeOrder());
    const payment = madePayment({
      paymentId: success.paymentId,
      proof: success.proof,
    });
    store.dispatch(paymentMade(payment));
    const onResult = jest.fn();
    const shown = renderWithStore(
      store,
      <PaymentNotice payment={payment} {...(hears && { onResult })} />,
    );
    await screen.findByText('Your payment is not confirmed yet');
    return { store, payment, onResult, ...shown };
  }

  const button = () => screen.getByRole('button', { name: /Check payment again/ });

  it.each([true, false])('is verified, whoever hears of it: %p', async (hears) => {
    const { store, user, onResult } = await show({ hears });
    await click(user, 'Check payment again');
    await waitFor(() => expect(shownToasts(store)).toEqual([SUCCESS]));
    expect(kept(store)).toEqual([]);
    expect(onResult.mock.calls).toEqual(hears ? [[{ status: 'paid' }]] : []);
    expect(button()).toBeEnabled();
  });

  it.each([true, false])('is rejected, whoever hears of it: %p', async (hears) => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('verifyPayment', { status: 400, body: { message: 'No such payment' } });
    const { store, user, onResult } = await show({ hears });
    await click(user, 'Check payment again');
    await waitFor(() =>
      expect(shownToasts(store)).toEqual([
        'error: Payment verification failed. Please contact support.',
      ]),
    );
    expect(onResult.mock.calls).toEqual(hears ? [[{ status: 'refused' }]] : []);
  });

  it.each([
    [{ networkError: true }, 'Cannot connect to server. Please make sure the server is running.'],
    [{ status: 500 }, 'Server error. Please try again later.'],
    [{ status: 503 }, 'Your payment could not be confirmed yet. Please try again later.'],
  ])('is unknown after %p', async (fault, text) => {
    expectConsoleOutput(/Verifying payment/);
    backend.faults.set('verifyPayment', fault);
    const { store, user, payment, onResult } = await show();
    await click(user, 'Check payment again');
    await waitFor(() => expect(shownToasts(store)).toEqual([`error: ${text}`]));
    expect(kept(store)).toEqual([payment]);
    expect(onResult).toHaveBeenCalledTimes(1);
    expect(button()).toBeEnabled();
  });

  it('is checked once at a time, and silently for a user who logs out', async () => {
    expectConsoleOutput(/Verifying payment/);
    const { store, user, onResult } = await show();
    const response = holdNextResponse('*/api/payments/verify-payment');
    await click(user, 'Check payment again');
    expect(button()).toBeDisabled();
    await act(async () => void store.dispatch(signedOut()));
    response.lose();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(shownToasts(store)).toEqual([]);
    expect(onResult).not.toHaveBeenCalled();
  });
});
