import { act, screen, waitFor, within } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import { cards, findCheckout, payAtProvider, payByCard } from '@/testing/checkout';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { logIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { fakeIntersections, scrollAway, scrollTo } from '@/testing/intersections';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

fakeIntersections();

/** Stores a cart of seeded projects, as an earlier visit would. */
function fillCart(ids: readonly number[], changes: object = {}) {
  const items = ids.map((id) => {
    const { title, shortDescription, pricePaise, category } = backend.store.projects.get(id)!;
    return {
      id,
      title,
      short_description: shortDescription,
      base_price: (pricePaise / 100).toFixed(2),
      category,
      image: null,
      ...changes,
    };
  });
  localStorage.setItem('cart', JSON.stringify(items));
  return items;
}

const storedIds = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number }[]).map(({ id }) => id);
const lines = () => within(screen.getByRole('list', { name: 'Projects in your cart' }));
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }));
const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

afterEach(() => {
  overrideFeatures();
  server.events.removeAllListeners();
});

describe('the cart', () => {
  it('lists each project with its price and an exact total', async () => {
    const items = fillCart([4, 5, 6]);
    await renderApp('/cart', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    for (const { id, title, short_description, category } of items) {
      const line = within(screen.getByRole('heading', { name: title }).closest('article')!);
      expect(line.getByRole('link', { name: title })).toHaveAttribute('href', `/projects/${id}`);
      expect(line.getByText(short_description)).toBeVisible();
      expect(line.getByText(category!)).toBeVisible();
      expect(line.getByText(rupees(backend.store.projects.get(id)!.pricePaise))).toBeVisible();
      expect(line.getByRole('button', { name: `Remove ${title} from cart` })).toBeVisible();
    }
    const total = items.reduce(
      (paise, { id }) => paise + backend.store.projects.get(id)!.pricePaise,
      0,
    );
    expect(summary().getByText('Subtotal').nextSibling).toHaveTextContent(rupees(total));
    expect(summary().getByText('Processing fee').nextSibling).toHaveTextContent('₹0.00');
    expect(summary().getByText('Total').nextSibling).toHaveTextContent(rupees(total));
    for (const note of [
      'Instant download',
      'Lifetime access',
      'Commercial license',
      '30-day money-back guarantee',
      /powered by a card payment provider/,
    ]) {
      expect(summary().getByText(note)).toBeVisible();
    }
  });

  it('survives a logout', async () => {
    fillCart([4, 5]);
    const { user } = await renderApp('/cart', { as: people.newCustomer });
    await user.click(await screen.findByRole('button', { name: /^Account of / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(storedIds()).toEqual([4, 5]);
    await user.click(await screen.findByRole('button', { name: 'Cart' }));
    await logIn(user, people.newCustomer);
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    expect(lines().getAllByRole('article')).toHaveLength(2);
  });

  it('shows its total in a bar while the button of the summary is out of sight', async () => {
    fillCart([4]);
    const { user } = await renderApp('/cart', { as: people.newCustomer });
    const button = await screen.findByRole('button', { name: 'Proceed to Checkout' });
    const bar = () => screen.queryByRole('complementary', { name: 'Total of the cart' });
    expect(bar()).not.toBeInTheDocument();
    scrollAway(button);
    await waitFor(() => expect(bar()).toHaveTextContent(/^₹/));
    scrollTo(button);
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    scrollAway(button);
    await user.click(await screen.findByRole('button', { name: 'Check out' }));
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });

  it('removes and clears, puts both back at their places with Undo, and can be empty', async () => {
    const [, second] = fillCart([4, 5, 6]);
    const { user } = await renderApp('/cart', { as: people.newCustomer });
    const remove = { name: `Remove ${second!.title} from cart` };
    await user.click(await screen.findByRole('button', remove));
    expect(await screen.findByText(`${second!.title} removed from cart`)).toBeVisible();
    expect(lines().queryByText(second!.title)).not.toBeInTheDocument();
    await waitFor(() => expect(storedIds()).toEqual([4, 6]));
    // The plain toast is replaced once the code of the toasts has arrived.
    await screen.findByRole('button', { name: 'Dismiss message' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(storedIds()).toEqual([4, 5, 6]));
    await user.click(screen.getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByText('Cart cleared')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(storedIds()).toEqual([4, 5, 6]));
    expect(lines().getAllByRole('article')).toHaveLength(3);
  });

  it('only announces the checkout with cartCheckout=placeholder, and sends no request', async () => {
    overrideFeatures({ cartCheckout: 'placeholder' });
    fillCart([4]);
    const { user } = await renderApp('/cart', { as: people.newCustomer });
    const button = await screen.findByRole('button', { name: 'Proceed to Checkout' });
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') calls.push(request.url);
    });
    await user.click(button);
    expect(
      await screen.findByText('Checkout functionality will be implemented soon'),
    ).toBeVisible();
    expect(calls).toEqual([]);
    expect(localStorage.getItem('checkout')).toBeNull();
    expect(button).toBeVisible();
  });

  it('is compared with the purchases unless it is empty', async () => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => requested.push(request.url));
    for (const [ids, count] of [
      [[], 0],
      [[4], 1],
    ] as const) {
      fillCart(ids);
      const { close } = await renderApp('/terms-conditions', { as: people.newCustomer });
      await screen.findByRole('button', { name: /^Account of/ });
      expect(requested.filter((url) => url.includes('purchased'))).toHaveLength(count);
      close();
    }
  });
});

it('the cart counts the payments that it takes', async () => {
  fillCart([4, 5, 6]);
  const { user } = await renderApp('/cart', { as: people.newCustomer });
  expect(await screen.findByText(/^Paid in 3 separate payments/)).toBeVisible();
  await user.click(lines().getAllByRole('button', { name: /^Remove / })[0]!);
  expect(screen.getByText(/^Paid in 2 separate payments/)).toBeVisible();
  await user.click(lines().getAllByRole('button', { name: /^Remove / })[0]!);
  expect(screen.getByText('Paid in 1 payment.')).toBeVisible();
});

describe('a stale cart', () => {
  it('drops projects that are already owned, and says so', async () => {
    const owned = backend.store.orders
      .all()
      .find(({ status, userId }) => status === 'paid' && userId === 2)!.projectId;
    const items = fillCart([owned]);
    const owner = backend.store.users.get(2)!.email;
    await renderApp('/cart', { as: owner });
    expect(
      await screen.findByText(`${items[0]!.title} is yours and has left your cart`),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('marks and leaves out of its sum what is gone, off sale or of a changed price until it is accepted', async () => {
    const [one, other, changed] = fillCart([4, 5, 6]);
    backend.store.projects.put({ ...backend.store.projects.get(4)!, isActive: false });
    localStorage.setItem(
      'cart',
      JSON.stringify([one, { ...other, id: 9999 }, { ...changed, base_price: '1.00' }]),
    );
    const price = rupees(backend.store.projects.get(6)!.pricePaise);
    const { user } = await renderApp('/cart', { as: people.newCustomer });
    expect(await screen.findByText(`The price has changed to ${price}.`)).toBeVisible();
    expect(await screen.findByText(/^Not for sale at the moment/)).toBeVisible();
    expect(await screen.findByText('No longer in the shop.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(await screen.findByText('Please accept the changed prices first.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument();
    const total = () => summary().getByText('Total').nextSibling!.textContent;
    expect(total()).toBe('₹0.00');
    expect(summary().getByText('Not counted: 3 projects with a note.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept new price' }));
    expect(screen.queryByText(/^The price has changed/)).not.toBeInTheDocument();
    expect(total()).toBe(price);
    expect(
      summary().getByText('Paid in 1 payment. Not counted: 2 projects with a note.'),
    ).toBeVisible();
    scrollAway(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    const bar = await screen.findByRole('complementary', { name: 'Total of the cart' });
    expect(bar).toHaveTextContent(price);
  });
});

describe('the sequential checkout', () => {
  const steps = () => within(screen.getByRole('list', { name: 'Checkout steps' }));
  const step = (title: string) => within(steps().getByText(new RegExp(title)).closest('li')!);
  const idOf = (wanted: string) =>
    backend.store.users.all().find(({ email }) => email === wanted)!.id;
  const payButton = () => steps().findByRole('button', { name: /^(Pay ₹|Try Again)/ });

  async function startCheckout(ids: readonly number[]) {
    const saved = recordSavedFiles();
    const items = fillCart(ids);
    const app = await renderApp('/cart', { as: people.newCustomer });
    await app.user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
    await screen.findByRole('heading', { name: 'Checkout' });
    return { ...app, items, saved };
  }

  /** Starts a checkout of one project and pays; the backend fails to confirm the payment. */
  async function payWithoutConfirmation() {
    expectConsoleOutput(/Verifying payment/);
    const app = await startCheckout([4]);
    backend.applyScenario('verifyFails');
    await app.user.click(await payButton());
    await payByCard(app.user);
    expect(await screen.findByText('Your payment is not confirmed yet')).toBeVisible();
    return app;
  }

  it('pays for one project after another and removes each from the cart', async () => {
    const { user, items, saved } = await startCheckout([4, 5]);
    const [first, second] = items.map(({ base_price: price }) => rupees(Number(price) * 100));
    const both = rupees(items.reduce((sum, { base_price: price }) => sum + Number(price) * 100, 0));
    expect(screen.getByRole('status')).toHaveTextContent(
      `Project 1 of 2. Paid so far: ₹0.00. Still to pay: ${both} in 2 separate payments.`,
    );
    await user.click(await payButton());
    await payByCard(user);
    expect(await step(items[0]!.title).findByText('Paid')).toBeVisible();
    expect(
      screen.getByText(
        `Project 2 of 2. Paid so far: ${first}. Still to pay: ${second} in 1 payment.`,
      ),
    ).toBeVisible();
    await waitFor(() => expect(storedIds()).toEqual([5]));
    const response = holdNextResponse('*/api/payments/verify-payment');
    await user.click(await payButton());
    await payByCard(user);
    const confirming = 'Payment received, confirming with the bank';
    expect(await step(items[1]!.title).findByText(confirming)).toBeVisible();
    expect(screen.queryByText('Your payment is not confirmed yet')).not.toBeInTheDocument();
    response.arrive();
    expect(await screen.findByText(/^2 of 2 projects are yours/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus());
    for (const { title } of items) {
      expect(
        await step(title).findByRole('button', { name: `Receipt for ${title}` }),
      ).toBeVisible();
      // The download of the last payment may be running.
      expect(step(title).getByText(/^Download/)).toBeVisible();
    }
    await waitFor(() => expect(storedIds()).toEqual([]));
    // The checkout shows it already.
    expect(screen.queryByText(/is yours and has left your cart$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back to cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to My Projects' }));
    expect(await screen.findByRole('article', { name: items[0]!.title })).toBeVisible();
    expect(localStorage.getItem('checkout')).toBeNull();
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('names what another tab adds to the cart, and does not ask for what it removes', async () => {
    const { user, items } = await startCheckout([4, 5]);
    const [, , third] = fillCart([4, 5, 6]);
    const follow = () => {
      const newValue = localStorage.getItem('cart');
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue })));
    };
    follow();
    expect(await screen.findByText(new RegExp(`not part of.*${third!.title}`))).toBeVisible();
    fillCart([5, 6]);
    follow();
    expect(await step(items[0]!.title).findByText('Skipped')).toBeVisible();
    const left = rupees(Number(items[1]!.base_price) * 100);
    expect(screen.getByText(new RegExp(`Still to pay: ${left} in 1 payment`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(lines().getAllByRole('article')).toHaveLength(2);
  });

  it('is left for the cart by Back, each at its top', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await startCheckout([4, 5]);
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    window.history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    expect([window.location.pathname, scrolled.mock.calls.length]).toEqual(['/cart', 2]);
  });

  it('completes a payment that Back leaves while it is confirmed, and asks for no other', async () => {
    const { user, items } = await startCheckout([4]);
    await user.click(await payButton());
    const response = holdNextResponse('*/api/payments/verify-payment');
    await payByCard(user);
    await step(items[0]!.title).findByText('Payment received, confirming with the bank');
    await waitFor(() => expect(window.history.state).toMatchObject({ layers: 1 }));
    window.history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    response.arrive();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    const orders = backend.store.orders.where('userId', idOf(people.newCustomer));
    expect(orders.map(({ projectId, status }) => [projectId, status])).toEqual([[4, 'paid']]);
  });

  it('says where the receipts were mailed, and mails them again once a minute', async () => {
    const { user, items } = await startCheckout([4]);
    await user.click(await payButton());
    const response = holdNextResponse('*/api/payments');
    await payByCard(user);
    // The place of what is not known yet is kept, as the buttons below it are pressed already.
    expect(await screen.findByRole('button', { name: 'Receipt' })).toBeDisabled();
    response.arrive();
    expect(
      await screen.findByText(/^Receipt and link sent to .*; open it on your laptop/),
    ).toHaveTextContent(people.newCustomer);
    const mails = () =>
      backend.store.mails
        .all()
        .filter(({ subject }) => subject === `Receipt for ${items[0]!.title}`);
    expect(mails().map(({ to, link }) => [to, link])).toEqual([
      [people.newCustomer, '/projects/4'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Sent again\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Sent a moment ago\./)).toBeVisible();
    expect(mails()).toHaveLength(2);
  });

  it('asks for login when an order is unauthorized, and goes on after it', async () => {
    const { user } = await startCheckout([4]);
    backend.faults.set('createPaymentOrder', { status: 401, lastCall: 1 });
    await user.click(await payButton());
    expect(await screen.findByText('Please login to purchase projects')).toBeVisible();
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
    await logIn(user, people.newCustomer);
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(await payButton()).toHaveTextContent(/^Pay ₹/);
    await user.click(await payButton());
    const checkout = await findCheckout();
    // As a logout in another tab.
    localStorage.removeItem('token');
    const change = { key: 'token', newValue: null };
    act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
    await waitFor(() => expect(checkout).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    await logIn(user, people.newCustomer);
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(await payButton()).toHaveTextContent(/^Pay ₹/);
  });

  it('counts what was paid where an order costs less than the cart', async () => {
    const { user, items } = await startCheckout([4]);
    backend.applyScenario('sale');
    const lower = rupees(Number(items[0]!.base_price) * 80);
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: `Pay ${lower}` }));
    await payByCard(user);
    expect(await screen.findByText(`1 of 1 projects are yours. Paid now: ${lower}.`)).toBeVisible();
    expect(step(items[0]!.title).getByText(lower)).toBeVisible();
  });

  it('goes on without a project that vanished between two steps', async () => {
    const { user, items } = await startCheckout([4, 5]);
    await user.click(await payButton());
    await payByCard(user);
    expect(await step(items[0]!.title).findByText('Paid')).toBeVisible();
    backend.store.projects.remove(5);
    await user.click(await payButton());
    expect(
      await screen.findByText(
        'Nothing was charged. Try again, or skip this project to go on with the others.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Payment failed: Project not found')).toBeVisible();
    await user.click(steps().getByRole('button', { name: 'Skip this project' }));
    expect(screen.getByText(/^1 of 2 projects are yours/)).toBeVisible();
    expect(storedIds()).toEqual([5]);
  });

  it('does not call a step uncharged that is being paid for in another tab', async () => {
    const { user } = await startCheckout([4]);
    const pay = await payButton();
    // As in a browser while another tab holds the lock.
    Object.assign(navigator, {
      locks: {
        request: (_name: string, _options: object, task: (lock: null) => unknown) => task(null),
      },
    });
    await user.click(pay);
    expect(
      await screen.findByText(/this project is being paid for in another tab\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('lets a dismissed step be retried or skipped', async () => {
    const { user, items } = await startCheckout([4, 5]);
    await user.click(await payButton());
    await findCheckout();
    await user.keyboard('{Escape}');
    expect(await step(items[0]!.title).findByText('Payment cancelled')).toBeVisible();
    expect(step(items[0]!.title).getByRole('alert')).toHaveClass('MuiAlert-colorInfo');
    expect(screen.getAllByText('Payment cancelled')).toHaveLength(1);
    await user.click(await payButton());
    await payByCard(user, cards.declined);
    await user.keyboard('{Escape}');
    await user.click(await steps().findByRole('button', { name: 'Skip this project' }));
    expect(step(items[0]!.title).getByText('Skipped')).toBeVisible();
    await user.click(steps().getByRole('button', { name: 'Skip this project' }));
    expect(screen.getByText(/^0 of 2 projects are yours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
    expect(storedIds()).toEqual([4, 5]);
  });

  it('resumes after a reload, only for the same user', async () => {
    const { user, items, close } = await startCheckout([4, 5]);
    await user.click(steps().getByRole('button', { name: 'Skip this project' }));
    await waitFor(() => expect(localStorage.getItem('checkout')).toContain('skipped'));
    close();
    const resumed = await renderApp('/cart', { as: people.newCustomer });
    expect(await screen.findByText(/^Project 2 of 2/)).toBeVisible();
    expect(step(items[0]!.title).getByText('Skipped')).toBeVisible();
    resumed.close();
    await renderApp('/cart', { as: people.owner });
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  });

  it('that is finished gives way to a cart that was filled since', async () => {
    const { user, items, close } = await startCheckout([4]);
    await user.click(await payButton());
    await payByCard(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    await waitFor(() => expect(localStorage.getItem('checkout')).toContain('paid'));
    close();
    const again = await renderApp('/cart', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    again.close();
    const [next] = fillCart([5]);
    await renderApp('/cart', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
    expect(lines().getByText(next!.title)).toBeVisible();
    expect(screen.queryByText(items[0]!.title)).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('checkout')).toBeNull());
  });

  it('never asks for a second payment while one is unconfirmed', async () => {
    const { user, items } = await payWithoutConfirmation();
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
    const offer = await step(items[0]!.title).findByRole('button', { name: 'Check payment again' });
    expect(screen.getByText(/^Project 1 of 1/)).toBeVisible();
    expect(steps().queryByRole('button', { name: /^(Pay ₹|Try Again)/ })).not.toBeInTheDocument();
    await user.click(offer);
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    expect(screen.getByText(/^Project 1 of 1/)).toBeVisible();
    backend.applyScenario('none');
    await user.click(offer);
    expect(await step(items[0]!.title).findByText('Paid')).toBeVisible();
  });

  it('allows another payment once the earlier one was finally rejected', async () => {
    const { user, items } = await payWithoutConfirmation();
    backend.applyScenario('none');
    backend.faults.set('verifyPayment', { status: 400 });
    await user.click(screen.getByRole('button', { name: 'Check payment again' }));
    expect(await step(items[0]!.title).findByText('Not paid')).toBeVisible();
    expect(await steps().findByText(/^If you were charged, quote this payment ID/)).toBeVisible();
    backend.faults.clear();
    // Otherwise, the order would be settled by the payment that the provider knows.
    const last = backend.store.orders.where('projectId', items[0]!.id).at(-1)!;
    backend.store.orders.put({ ...last, paymentId: null });
    await user.click(await payButton());
    await payByCard(user);
    expect(await step(items[0]!.title).findByText('Paid')).toBeVisible();
  });

  it('with an unconfirmed step is settled by the list of the purchases', async () => {
    const userId = idOf(people.owner);
    const owned = backend.store.orders.where('userId', userId);
    const { projectId } = owned.find(({ status }) => status === 'paid')!;
    const { title, base_price } = fillCart([projectId])[0]!;
    const lost = { projectId, title, base_price: Number(base_price), status: 'unverified' };
    const stored = [lost, { ...lost, projectId: 4, title: 'Another', status: 'waiting' }];
    localStorage.setItem('checkout', JSON.stringify({ userId, steps: stored }));
    await renderApp('/cart', { as: people.owner });
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(await step(title).findByText('Paid')).toBeVisible();
    expect(step('Another').queryByText('Paid')).not.toBeInTheDocument();
  });

  it('is settled at the next visit by a payment that was interrupted', async () => {
    const { user, items, close } = await startCheckout([4, 5]);
    await user.click(await payButton());
    await findCheckout();
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('payment-order_'));
    close();
    const opened = backend.store.orders.where('userId', idOf(people.newCustomer));
    await payAtProvider(opened.find(({ projectId }) => projectId === 4)!);
    await renderApp('/cart', { as: people.newCustomer });
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(await step(items[0]!.title).findByText('Paid')).toBeVisible();
    expect(screen.getByText(/^Project 2 of 2/)).toBeVisible();
  });
});
