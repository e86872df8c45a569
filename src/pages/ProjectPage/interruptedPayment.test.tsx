import { screen, waitFor } from '@testing-library/react';
import { cards, findCheckout, payAtProvider, payByCard } from '@/testing/checkout';
import { holdNextResponse } from '@/testing/heldResponse';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

fakeIntersections();

const PROJECT = '/projects/4';
const INTERRUPTED = 'Your last payment was interrupted';
const ARRIVED = /^Your payment for .+ has arrived\. You can now download the project\.$/;

const requested: string[] = [];
const requestsTo = (call: string) => requested.filter((path) => path.endsWith(call));

beforeEach(() => {
  recordSavedFiles();
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    requested.push(new URL(request.url).pathname);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  backend.extensions = 'all';
});

const stored = () => localStorage.getItem('unverified-payments');

async function purchaseButton() {
  const button = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const buyerId = () =>
  backend.store.users.all().find(({ email }) => email === people.newCustomer)!.id;
const openOrder = () =>
  backend.store.orders.all().find((row) => row.userId === buyerId() && row.projectId === 4)!;

/** Opens the checkout and closes the app while it is open, as if the tab crashed. */
async function dieInCheckout() {
  const { user, close } = await renderApp(PROJECT, { as: people.newCustomer });
  await user.click(await purchaseButton());
  await findCheckout();
  await waitFor(() => expect(stored()).toContain(openOrder().id));
  close();
}

describe('a tab that dies with the checkout open', () => {
  it('finds out at the next visit, on any page, that the payment has arrived', async () => {
    await dieInCheckout();
    await payAtProvider(openOrder());
    const { close } = await renderApp('/projects', { as: people.newCustomer });
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    await waitFor(() => expect(stored()).toBeNull());
    close();

    await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(requestsTo('/create-order')).toHaveLength(1);
  });

  it.each([
    ['an attempt to pay is undecided', () => payAtProvider(openOrder(), cards.declined)],
    ['the backend does not know orders', async () => void (backend.extensions = 'none')],
  ])('warns before paying again while %s', async (_case, prepare) => {
    await dieInCheckout();
    await prepare();
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    expect(await screen.findByText(INTERRUPTED)).toBeVisible();
    expect(screen.getByText(openOrder().id)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^We do not know yet whether/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I was not charged' }));
    await user.click(await purchaseButton());
    expect(await findCheckout()).toBeVisible();
  });

  it('keeps a click that comes before the answer from paying again', async () => {
    await dieInCheckout();
    await payAtProvider(openOrder(), cards.declined);
    const response = holdNextResponse(`*/api/payments/orders/${openOrder().id}`);
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    const button = await purchaseButton();
    await user.click(button);
    expect(button).toBeDisabled();
    response.arrive();
    expect(await screen.findByText(INTERRUPTED)).toBeVisible();
    expect(requestsTo('/create-order')).toHaveLength(1);
  });

  it('is nothing to another user of this device', async () => {
    await dieInCheckout();
    await payAtProvider(openOrder(), cards.declined);
    requested.length = 0;
    await renderApp(PROJECT, { as: people.admin });
    expect(await purchaseButton()).toBeEnabled();
    expect(requestsTo(openOrder().id)).toEqual([]);
    expect(stored()).toContain(openOrder().id);
  });
});

it('an order is stored before its checkout opens', async () => {
  const { Razorpay } = window;
  let storedAtOpening: string | null | undefined;
  window.Razorpay = class {
    open = () => void (storedAtOpening = stored());
    close = () => undefined;
    on = () => undefined;
  };
  const { user, close } = await renderApp(PROJECT, { as: people.newCustomer });
  await user.click(await purchaseButton());
  await waitFor(() => expect(storedAtOpening).toBeDefined());
  expect(storedAtOpening).toContain(openOrder().id);
  close();
  window.Razorpay = Razorpay;
});

it('a checkout that the buyer closes is not asked about', async () => {
  const { user, close } = await renderApp(PROJECT, { as: people.newCustomer });
  await user.click(await purchaseButton());
  await findCheckout();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Payment cancelled')).toBeVisible();
  await waitFor(() => expect(stored()).toBeNull());
  close();
});

describe('a checkout that the buyer closes after an attempt to pay', () => {
  async function cancelAfterAttempt() {
    const app = await renderApp(PROJECT, { as: people.newCustomer });
    await app.user.click(await purchaseButton());
    await payByCard(app.user, cards.declined);
    await waitFor(() => expect(openOrder().status).toBe('attempted'));
    await app.user.keyboard('{Escape}');
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    await waitFor(() => expect(requestsTo(openOrder().id)).not.toEqual([]));
    return app;
  }

  it('is asked about before the next payment', async () => {
    const { user } = await cancelAfterAttempt();
    await payAtProvider(openOrder());
    await user.click(await purchaseButton());
    expect(await screen.findByText(ARRIVED)).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(requestsTo('/create-order')).toHaveLength(1);
  });
});

describe('a browser that refuses to keep payments', () => {
  /** Rejects writes that contain an order, as full storage would. */
  function refuseToStore() {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return setItem;
  }

  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'leaves';
  };

  it('shows the ids and asks before leaving until the payment is decided', async () => {
    const { user } = await renderApp(PROJECT, { as: people.newCustomer });
    const button = await purchaseButton();
    const setItem = refuseToStore();
    expect(leave()).toBe('leaves');
    await user.click(button);
    await findCheckout();
    expect(
      await screen.findByText('Please stay on this page until your payment is decided'),
    ).toBeInTheDocument();
    expect(screen.getByText(openOrder().id)).toBeInTheDocument();
    expect(leave()).toBe('asks');

    await user.keyboard('{Escape}');
    await screen.findByText('Payment cancelled');
    expect(leave()).toBe('leaves');
    expect(screen.queryByText(/^Please stay on this page/)).not.toBeInTheDocument();

    const response = holdNextResponse('*/api/payments/verify-payment');
    await user.click(await purchaseButton());
    await payByCard(user);
    expect(await screen.findByText(/^pay_/)).toBeVisible();
    expect(screen.getByText(openOrder().id)).toBeVisible();
    expect(leave()).toBe('asks');

    response.arrive();
    expect(await screen.findByText('Owned')).toBeVisible();
    expect(screen.queryByText(/^pay_/)).not.toBeInTheDocument();
    expect(leave()).toBe('leaves');
    setItem.mockRestore();
  });
});
