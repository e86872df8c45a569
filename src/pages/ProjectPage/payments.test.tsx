import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatRupees } from '@/lib/money';
import { cards, findCheckout, payAtProvider, payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { logIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { fakeIntersections } from '@/testing/intersections';
import { openedOrder } from '@/testing/keptPayments';
import { backend, server } from '@/testing/mockServer';
import { customerId, placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { recordSavedFiles, type SavedFile } from '@/testing/savedFiles';

const PROJECT = '/projects/4';
const NOT_CONFIRMED = 'Your payment is not confirmed yet';

fakeIntersections();

let saved: SavedFile[];
beforeEach(() => {
  saved = recordSavedFiles();
});

/** The keys of the stored payments. */
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('payment-'));

const openOrder = () =>
  backend.store.orders.where('userId', customerId()).find(({ projectId }) => projectId === 4)!;

async function purchaseButton() {
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

async function startPurchase() {
  const app = await renderApp(PROJECT, { as: people.newCustomer });
  await app.user.click(await purchaseButton());
  await findCheckout();
  return app;
}

it('what is gone or no longer owned is renewed by a refusal', async () => {
  expectConsoleOutput(/Downloading project/);
  const { user } = await renderApp('/projects/12', { as: people.owner });
  const download = await screen.findByRole('button', { name: /^Download / });
  const { orders, projects } = backend.store;
  for (const order of orders.where('projectId', 12)) orders.put({ ...order, status: 'refunded' });
  await user.click(download);
  const purchase = await purchaseButton();
  expect(screen.getByText('Purchase this project to download it')).toBeVisible();
  projects.remove(12);
  await user.click(purchase);
  expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeVisible();
});

it('nothing is sold before the session, the purchase and earlier payments are known', async () => {
  // No check of another tab tells more.
  const request = (_name: string, _options: object, task: (lock: null) => unknown) => task(null);
  Object.assign(navigator, { locks: { request } });
  for (const fields of [{ projectId: 5 }, { orderId: 'order_2' }]) {
    const order = openedOrder({ ...fields, status: 'interrupted' });
    localStorage.setItem(`payment-${order.orderId}`, JSON.stringify(order));
  }
  backend.faults.set('getPurchaseStatus', { status: 500 });
  const session = holdNextResponse('*/api/auth/profile');
  const status = holdNextResponse('*/api/projects/4/purchase-status');
  await renderApp(PROJECT, { as: people.newCustomer });
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  expect(button).toBeDisabled();
  session.arrive();
  await waitFor(() => expect(requestsTo('/4/purchase-status')).toHaveLength(1));
  expect(button).toBeVisible();
  expect(button).toBeDisabled();
  status.arrive();
  expect(await screen.findByText('Your last payment was interrupted')).toBeVisible();
  expect(screen.getByText('order_2')).toBeVisible();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a tab that dies with the checkout open', () => {
  async function dieInCheckout() {
    const { close } = await startPurchase();
    await waitFor(() => expect(stored().join()).toContain(openOrder().id));
    close();
  }

  it('finds out at the next visit, on any page, that the payment has arrived', async () => {
    await dieInCheckout();
    await payAtProvider(openOrder());
    const { close } = await renderApp('/projects', { as: people.newCustomer });
    expect(
      await screen.findByText(
        /^Your payment for .+ has arrived\. You can now download the project\.$/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(stored()).toEqual([]));
    close();

    await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(requestsTo('/create-order')).toHaveLength(1);
  });

  it('warns before paying again while an attempt to pay is undecided', async () => {
    await dieInCheckout();
    await payAtProvider(openOrder(), cards.declined);
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByText('Your last payment was interrupted')).toBeVisible();
    expect(screen.getByText(openOrder().id)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^We do not know yet whether/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I was not charged' }));
    await user.click(await purchaseButton());
    expect(await findCheckout()).toBeVisible();
  });
});

it('a checkout that the buyer closes is forgotten, and returns the focus', async () => {
  const { user } = await startPurchase();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Payment cancelled')).toBeVisible();
  // It is no error.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(stored()).toEqual([]));
  const button = await purchaseButton();
  await waitFor(() => expect(button).toHaveFocus());
});

it('a browser that refuses to keep payments shows their ids until they are decided', async () => {
  const { user } = await renderApp(PROJECT, { as: people.newCustomer });
  const button = await purchaseButton();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button);
  await findCheckout();
  const WARNING = 'Please stay on this page until your payment is decided';
  expect(await screen.findByText(WARNING)).toBeInTheDocument();
  expect(screen.getByText(openOrder().id)).toBeInTheDocument();
  const response = holdNextResponse('*/api/payments/verify-payment');
  await payByCard(user);
  expect(await screen.findByText(/^pay_/)).toBeVisible();
  response.arrive();
  expect(await screen.findByText('Owned')).toBeVisible();
  expect(screen.queryByText(/^pay_/)).not.toBeInTheDocument();
  // Whether the project is owned is asked for the page, and before the order.
  expect(requestsTo('purchase-status')).toHaveLength(2);
  setItem.mockRestore();
});

describe('an order that costs less, as the backend says why', () => {
  const { pricePaise } = backend.store.projects.get(4)!;
  const price = formatRupees(pricePaise / 100);
  const lower = formatRupees((pricePaise * 0.8) / 100);

  async function askFor() {
    backend.applyScenario('sale');
    const app = await renderApp(PROJECT, { as: people.newCustomer });
    await app.user.click(await purchaseButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'You pay less than shown' });
    expect(dialog).toHaveAccessibleDescription(
      `Instead of ${price}, this order costs ${lower}. The reason: Festival sale: 20% off`,
    );
    return app;
  }

  it('is paid at the lower amount, which the history shows', async () => {
    const { user } = await askFor();
    await user.click(screen.getByRole('button', { name: `Pay ${lower}` }));
    expect(
      within(await findCheckout()).getByRole('button', { name: `Pay ${lower}` }),
    ).toBeVisible();
    const response = holdNextResponse('*/api/payments/verify-payment');
    await payByCard(user);
    expect(await screen.findByText('Payment received, confirming with the bank')).toBeVisible();
    response.arrive();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(openOrder()).toMatchObject({ status: 'paid', amountPaise: pricePaise * 0.8 });
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('is not paid by a buyer who cancels', async () => {
    const { user } = await askFor();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    const button = await purchaseButton();
    await waitFor(() => expect(button).toHaveFocus());
    expect(stored()).toEqual([]);
  });
});

describe('a project that another device is paying for', () => {
  const ordersOfProject = () =>
    backend.store.orders.where('userId', customerId()).filter(({ projectId }) => projectId === 4);

  it('is paid once: the checkout says so, and the project is owned', async () => {
    const { user } = await startPurchase();
    const { paymentId } = await payAtProvider(openOrder());
    await payByCard(user);
    expect(await screen.findByText('This order has been paid already.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Your payment for .+ has arrived\./)).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(ordersOfProject()).toMatchObject([{ status: 'paid', paymentId }]);
  });

  it('opens no checkout once the provider has been paid', async () => {
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    const button = await purchaseButton();
    await payAtProvider(placeOrder({ amountPaise: backend.store.projects.get(4)!.pricePaise }));
    await user.click(button);
    expect(
      await screen.findByText('You own this project already. You can download it.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ordersOfProject()).toHaveLength(1);
  });

  it('cannot be paid at its former price as well', async () => {
    const former = placeOrder();
    const { user } = await startPurchase();
    expect(await payAtProvider(former)).toMatchObject({ paymentId: '' });
    await payByCard(user);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(ordersOfProject().filter(({ paymentId }) => paymentId)).toHaveLength(1);
  });
});

describe('an unconfirmed payment', () => {
  beforeEach(() => expectConsoleOutput(/Verifying payment/));

  it('is verified by itself after a reload, and is not paid again', async () => {
    backend.faults.set('verifyPayment', { status: 500 });
    const { user: buyer, close } = await startPurchase();
    await payByCard(buyer);
    expect(await screen.findByText(NOT_CONFIRMED)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
    close();

    backend.faults.clear();
    await renderApp(PROJECT, { as: people.newCustomer });
    expect(
      await screen.findByText('Payment successful! You can now download the project.'),
    ).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(requestsTo('/create-order')).toHaveLength(1);
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('is kept, but not shown, when another user signs in while it is verified', async () => {
    const { user } = await startPurchase();
    const response = holdNextResponse('*/api/payments/verify-payment');
    await payByCard(user);
    await waitFor(() => expect(requestsTo('/verify-payment')).toHaveLength(1));
    const mine = localStorage.getItem('token')!;
    const theirs = await signIn(people.owner);
    localStorage.setItem('token', mine);
    // The other user owns the project, which says nothing about this payment.
    server.use(
      http.get('*/api/projects/4/purchase-status', () =>
        HttpResponse.json({ hasPurchased: true, purchaseStatus: 'completed' }),
      ),
    );
    localStorage.setItem('token', theirs);
    const change = { key: 'token', newValue: theirs };
    act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
    response.lose();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        expect.stringMatching(/^Verifying payment/),
        expect.anything(),
      ),
    );
    await screen.findByText('Owned');
    expect(screen.queryByText(/^Payment /)).not.toBeInTheDocument();
    expect(screen.queryByText(NOT_CONFIRMED)).not.toBeInTheDocument();
    expect(stored().join()).toContain('pay_');
  });
});

describe('a guest who wants to buy', () => {
  it('sees on the login page what is being bought, and pays once after the login', async () => {
    const { user } = await renderApp(PROJECT);
    await user.click(await purchaseButton());
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    const { title, previewImages } = backend.store.projects.get(4)!;
    const purchase = within(await screen.findByRole('region', { name: 'Your purchase' }));
    // The title beside the picture names it.
    expect(purchase.getByRole('presentation')).toHaveAttribute(
      'src',
      `${process.env.API_HOST}/uploads/images/${previewImages[0]}`,
    );
    expect(purchase.getByText(title)).toBeVisible();
    expect(purchase.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();

    await logIn(user, people.newCustomer);
    expect(await findCheckout()).toBeVisible();
    expect(window.location.pathname).toBe(PROJECT);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    // What a reload would read.
    expect((window.history.state as { usr?: unknown }).usr ?? null).toBeNull();
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Please wait')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no checkout for a project that turns out to be owned', async () => {
    const { user } = await renderApp('/projects/12');
    await user.click(await purchaseButton());
    await logIn(user, people.owner);
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Nothing was bought, so there is nothing to say.
    expect(requestsTo('/12/purchase-status')).toHaveLength(1);
    expect(screen.queryByText(/^You own this project already/)).not.toBeInTheDocument();
  });
});
