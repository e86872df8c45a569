import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RazorpayOptions } from '@/api/razorpay';
import { overrideFeatures } from '@/config/features';
import { findCheckout, payAtProvider, payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { logIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { fakeIntersections } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

describe('paying again', () => {
  fakeIntersections();

  const PROJECT = '/projects/4';
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
});

describe('recovering a payment', () => {
  fakeIntersections();

  const PROJECT = '/projects/4';
  const NOT_CONFIRMED = 'Your payment is not confirmed yet';

  const requested: string[] = [];
  const requestsTo = (call: string) => requested.filter((path) => path.endsWith(call));

  beforeEach(() => {
    requested.length = 0;
    server.events.on('request:start', ({ request }) => {
      requested.push(new URL(request.url).pathname);
    });
  });
  afterEach(() => {
    server.events.removeAllListeners();
    overrideFeatures();
  });

  async function purchaseButton() {
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    return button;
  }

  async function startPurchase() {
    const app = await renderApp(PROJECT, { as: people.newCustomer });
    await app.user.click(await purchaseButton());
    return app;
  }

  function ownOrder() {
    const { id: userId } = backend.store.users
      .all()
      .find(({ email }) => email === people.newCustomer)!;
    return backend.store.orders.all().find((row) => row.userId === userId && row.projectId === 4)!;
  }

  /** Confirms the payment on the backend, as a webhook of the provider would. */
  function completeOrder() {
    backend.store.orders.put({ ...ownOrder(), status: 'paid', paymentId: 'pay_late' });
  }

  const priceInPaise = () => backend.store.projects.get(4)!.pricePaise;

  /** Dispatches the storage event of another tab that stores or removes a token. */
  function storeTokenElsewhere(newValue: string | null) {
    if (newValue) localStorage.setItem('token', newValue);
    else localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue })));
  }

  describe('an unconfirmed payment', () => {
    beforeEach(() => {
      expectConsoleOutput(/Verifying payment/);
      recordSavedFiles();
    });

    async function payWithoutConfirmation() {
      const app = await startPurchase();
      await payByCard(app.user);
      expect(
        await screen.findByText('Payment verification failed. Please contact support.'),
      ).toBeVisible();
      expect(await screen.findByText(NOT_CONFIRMED)).toBeVisible();
      return app;
    }

    it.each([
      ['the server failed', { status: 500 }],
      ['the response was lost', { networkError: true }],
      ['the server was too slow', { status: 408, body: { message: 'Too slow' } }],
    ])('because %s can be rechecked, even after a reload', async (_case, fault) => {
      backend.faults.set('verifyPayment', fault);
      const { close } = await payWithoutConfirmation();
      expect(screen.queryByRole('button', { name: 'Purchase Now' })).not.toBeInTheDocument();
      close();

      backend.faults.clear();
      const { user } = await renderApp(PROJECT, { as: people.newCustomer });
      await user.click(await screen.findByRole('button', { name: 'Check payment again' }));
      expect(
        await screen.findByText('Payment successful! You can now download the project.'),
      ).toBeVisible();
      expect(await screen.findByText('Owned')).toBeVisible();
      expect(requestsTo('/create-order')).toHaveLength(1);
      await waitFor(() => expect(localStorage.getItem('unverified-payments')).toBeNull());
    });
  });

  it('a payment whose confirmation response was lost is recognised', async () => {
    expectConsoleOutput(/Verifying payment/);
    recordSavedFiles();
    server.use(
      http.post('*/api/payments/verify-payment', () => {
        completeOrder();
        return HttpResponse.error();
      }),
    );
    const { user } = await startPurchase();
    await payByCard(user);
    expect(
      await screen.findByText('Payment successful! You can now download the project.'),
    ).toBeVisible();
    expect(await screen.findByText('Owned')).toBeVisible();
  });

  describe('before payment', () => {
    /**
     * Starts a purchase for which the backend returns an order, and returns the checkout's options.
     */
    async function receiveOptions(order: object) {
      const { Razorpay } = window;
      let received: unknown;
      window.Razorpay = class {
        constructor(options: RazorpayOptions) {
          received = options;
        }
        open = () => undefined;
        close = () => undefined;
        on = () => undefined;
      };
      server.use(http.post('*/create-order', () => HttpResponse.json(order)));
      const { close } = await startPurchase();
      await waitFor(() => expect(received).toBeDefined());
      close();
      window.Razorpay = Razorpay;
      return received;
    }

    it('the checkout gets what the backend chose, and nothing else', async () => {
      const options = await receiveOptions({
        orderId: 'order_1',
        amount: priceInPaise(),
        currency: 'INR',
        key: 'rzp_test_1',
        name: 'Another Shop',
        description: 'School software',
        prefill: { name: 'Nikhil Verma', email: 'n@example.com', contact: '+919800000002' },
        theme: { color: '#123abc', mode: 'dark' },
        notes: { internal: 'yes' },
      });
      expect(options).toStrictEqual({
        key: 'rzp_test_1',
        amount: priceInPaise(),
        currency: 'INR',
        name: 'Another Shop',
        description: 'School software',
        order_id: 'order_1',
        prefill: { name: 'Nikhil Verma', email: 'n@example.com', contact: '+919800000002' },
        theme: { color: '#123abc' },
        handler: expect.any(Function),
        modal: { ondismiss: expect.any(Function) },
      });
    });
  });

  describe('a session that ends during the checkout', () => {
    it('never verifies the payment for the next user', async () => {
      const { Razorpay } = window;
      let finish: RazorpayOptions['handler'] = () => undefined;
      // The provider confirms a payment after its form was closed.
      window.Razorpay = class {
        constructor({ handler }: RazorpayOptions) {
          finish = handler;
        }
        open = () => undefined;
        close = () => undefined;
        on = () => undefined;
      };
      await startPurchase();
      await waitFor(() => expect(requestsTo('/create-order')).toHaveLength(1));
      await screen.findByRole('progressbar', { name: 'In progress' });
      const mine = localStorage.getItem('token')!;
      const theirs = await signIn(people.owner);
      localStorage.setItem('token', mine);
      storeTokenElsewhere(theirs);
      expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
      act(() =>
        finish({
          razorpay_order_id: 'order_1',
          razorpay_payment_id: 'pay_1',
          razorpay_signature: 'signature',
        }),
      );
      await waitFor(() => expect(localStorage.getItem('unverified-payments')).toContain('pay_1'));
      window.Razorpay = Razorpay;
      expect(requestsTo('/verify-payment')).toEqual([]);
      expect(screen.queryByText(NOT_CONFIRMED)).not.toBeInTheDocument();
    });
  });
});

describe('buying as a guest', () => {
  fakeIntersections();

  const PROJECT = '/projects/4';

  async function purchaseButton() {
    const button = await screen.findByRole('button', { name: 'Purchase Now' });
    await waitFor(() => expect(button).toBeEnabled());
    return button;
  }

  async function wantProject() {
    const app = await renderApp(PROJECT);
    await app.user.click(await purchaseButton());
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    await screen.findByRole('heading', { name: 'Welcome back' });
    return app;
  }

  async function expectProjectNamed() {
    const { title, previewImages } = backend.store.projects.get(4)!;
    const purchase = within(await screen.findByRole('region', { name: 'Your purchase' }));
    // The title beside the picture names it.
    expect(purchase.getByRole('presentation')).toHaveAttribute(
      'src',
      `${process.env.API_HOST}/uploads/images/${previewImages[0]}`,
    );
    expect(purchase.getByText(title)).toBeVisible();
    expect(purchase.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
  }

  async function expectPurchaseToGoOnOnce(user: UserEvent) {
    expect(await findCheckout()).toBeVisible();
    expect(window.location.pathname).toBe(PROJECT);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    // What a reload would read.
    expect((window.history.state as { usr?: unknown }).usr ?? null).toBeNull();
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Please wait')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }

  describe('a guest who wants to buy', () => {
    it('sees on the login page what is being bought, and pays after the login', async () => {
      const { user } = await wantProject();
      await expectProjectNamed();
      expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
      await logIn(user, people.newCustomer);
      await expectPurchaseToGoOnOnce(user);
    });

    it('opens no checkout for a project that turns out to be owned', async () => {
      const { user } = await renderApp('/projects/12');
      await user.click(await purchaseButton());
      await logIn(user, people.owner);
      expect(await screen.findByText('Owned')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
