import { act, screen, waitFor } from '@testing-library/react';
import { signedOut, tokenChangedElsewhere } from '@/features/auth';
import type { AppStore } from '@/store';
import { payAtProvider } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { checkouts, findFakeCheckout } from '@/testing/fakeCheckout';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { checkoutOpened, paymentMade } from './paymentsSlice';
import { usePurchase } from './usePurchase';

const project = { id: 4, title: 'Leadwell', base_price: 4999 };
const FAILED = 'error: Payment verification failed. Please contact support.';
const LOGIN = 'blank: Please login to purchase projects';
const wayBack = {
  pathname: '/login',
  state: { from: '/projects/4?tab=reviews#first', resume: { purchaseOf: 4 } },
};

function BuyButton() {
  const { isBusy, isConfirming, reduction, purchase } = usePurchase(project);
  return (
    <>
      <button onClick={purchase} disabled={isBusy}>
        Buy
      </button>
      {isConfirming && <p>Confirming</p>}
      {reduction && <p>Asking</p>}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Buy' });

beforeEach(() => {
  const row = backend.store.projects.get(4)!;
  backend.store.projects.put({ ...row, pricePaise: 499_900 });
});

async function open(name: 'customer' | 'visitor' = 'customer') {
  const store = await startSession(name);
  const shown = renderWithStore(store, <BuyButton />, '/projects/4?tab=reviews#first');
  return { store, ...shown };
}

/** Clicks and waits for the checkout; returns it with its order. */
async function openCheckout() {
  const shown = await open();
  await shown.user.click(button());
  const checkout = await findFakeCheckout();
  return { ...shown, checkout, order: backend.store.orders.get(checkout.orderId)! };
}

/** Moves the focus to a field of its own. */
function focusField() {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  return field;
}

/** Clicks and waits for what the shop says. */
async function buy(prepare: (store: AppStore) => unknown = () => undefined) {
  const shown = await open();
  await prepare(shown.store);
  await shown.user.click(button());
  await waitFor(() => expect(shownToasts(shown.store)).not.toEqual([]));
  return shown;
}

describe('a purchase', () => {
  it('is confirmed, and makes the buyer an owner', async () => {
    const { store, checkout, order } = await openCheckout();
    expect(button()).toBeDisabled();
    expect(screen.queryByText('Confirming')).not.toBeInTheDocument();
    const response = holdNextResponse('*/api/payments/verify-payment');
    const success = await payAtProvider(order);
    act(() => checkout.pay(success));
    expect(await screen.findByText('Confirming')).toBeVisible();
    expect(button()).toBeDisabled();
    response.arrive();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.queryByText('Confirming')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(shownToasts(store)).toEqual([
        'success: Payment successful! You can now download the project.',
      ]),
    );
  });

  it('is one for two fast clicks', async () => {
    await open();
    act(() => {
      button().click();
      button().click();
    });
    await findFakeCheckout();
    expect(requestsTo('create-order')).toHaveLength(1);
  });

  it('can be tried again, and gives the focus back to its button', async () => {
    const { store, user, checkout } = await openCheckout();
    // A browser takes the focus from a disabled button, jsdom does not.
    focusField().remove();
    expect(document.body).toHaveFocus();
    checkout.state = 'closed';
    act(() => checkout.dismiss());
    await waitFor(() => expect(button()).toHaveFocus());
    await waitFor(() => expect(shownToasts(store)).toEqual(['blank: Payment cancelled']));
    await user.click(button());
    expect((await findFakeCheckout()).orderId).toBe(checkout.orderId);
  });

  it('leaves the focus where the buyer has moved it', async () => {
    const { checkout } = await openCheckout();
    const field = focusField();
    act(() => checkout.dismiss());
    await waitFor(() => expect(button()).toBeEnabled());
    expect(field).toHaveFocus();
    field.remove();
  });

  it('ends silently with the page', async () => {
    const { store, close, checkout } = await openCheckout();
    close();
    expect(checkout.state).toBe('closed');
    await act(async () => undefined);
    expect(shownToasts(store)).toEqual([]);
  });

  it('goes on while the token that another tab has renewed is checked', async () => {
    const { store, checkout } = await openCheckout();
    // A second later, the token is another one.
    backend.clock.set({ kind: 'shifted', byMs: 1_000 });
    const token = (await backend.signIn('customer'))!;
    backend.clock.set({ kind: 'real' });
    expect(token).not.toBe(store.getState().auth.token);
    act(() => void store.dispatch(tokenChangedElsewhere(token)));
    await waitFor(() => expect(store.getState().auth.status).toBe('authenticated'));
    await act(async () => undefined);
    expect(checkout.state).toBe('open');
    act(() => void store.dispatch(tokenChangedElsewhere(null)));
    await waitFor(() => expect(checkout.state).toBe('closed'));
  });

  it('ends silently with the session, and confirms nothing that comes later', async () => {
    const { store, checkout, order } = await openCheckout();
    const success = await payAtProvider(order);
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(checkout.state).toBe('closed'));
    await waitFor(() => expect(button()).toBeEnabled());
    act(() => checkout.pay(success));
    expect(screen.queryByText('Confirming')).not.toBeInTheDocument();
    expect(button()).toBeEnabled();
    expect(shownToasts(store)).toEqual([]);
  });
});

it('a lower price is asked about no longer than the session lasts', async () => {
  backend.applyScenario('sale');
  const { store, user } = await open();
  await user.click(button());
  await screen.findByText('Asking');
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByText('Asking')).not.toBeInTheDocument();
  expect(checkouts).toEqual([]);
});

describe('a guest', () => {
  it('is sent to the login, which resumes the purchase', async () => {
    const { store, user, location } = await open('visitor');
    await user.click(button());
    expect(location()).toMatchObject(wayBack);
    expect(shownToasts(store)).toEqual([LOGIN]);
    expect(checkouts).toEqual([]);
  });

  it('by an expired session is sent there as well', async () => {
    const { store, location } = await buy(() =>
      backend.faults.set('createPaymentOrder', { status: 401 }),
    );
    await waitFor(() => expect(location()).toMatchObject(wayBack));
    expect(shownToasts(store)).toEqual([LOGIN]);
  });
});

const stored = { projectId: 4, title: 'Leadwell', orderId: 'order_1' };

it.each([
  [
    'is owned',
    () => placeOrder({ status: 'paid' }),
    'blank: You own this project already. You can download it.',
  ],
  [
    'was interrupted',
    (store: AppStore) => {
      placeOrder({ status: 'attempted' });
      store.dispatch(
        checkoutOpened({ ...stored, userId: customerId(), status: 'opened', openedAt: 1 }),
      );
    },
    'blank: Your last payment for this project was interrupted. Check its status first.',
  ],
  [
    'is paid, but not verified',
    (store: AppStore) =>
      store.dispatch(
        paymentMade({
          ...stored,
          userId: customerId(),
          status: 'unverified',
          paymentId: 'pay_1',
          proof: 's',
        }),
      ),
    'blank: Your payment is not confirmed yet. You do not need to pay again: we keep checking it for you.',
  ],
  [
    'is not for sale',
    () =>
      backend.faults.set('createPaymentOrder', { status: 400, body: { message: 'Not for sale' } }),
    'error: Payment failed: Not for sale',
  ],
])('a purchase of a project that %s says so', async (_what, prepare, toast) => {
  const { store, location } = await buy(prepare);
  expect(shownToasts(store)).toEqual([toast]);
  expect(location().pathname).toBe('/projects/4');
});

it('a payment that the backend rejects says so', async () => {
  expectConsoleOutput(/Verifying payment/);
  backend.faults.set('verifyPayment', { status: 400, body: { message: 'No such payment' } });
  const { store, checkout, order } = await openCheckout();
  const success = await payAtProvider(order);
  act(() => checkout.pay(success));
  await waitFor(() => expect(shownToasts(store)).toEqual([FAILED]));
});
