import { act, screen, waitFor, within } from '@testing-library/react';
import { requestProject } from '@/api/catalogApi';
import { overrideFeatures } from '@/config/features';
import { signedOut } from '@/features/auth';
import { toastShown } from '@/features/toasts';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { shownToasts } from '@/testing/renderWithStore';
import { makeStore } from './makeStore';

afterEach(() => overrideFeatures());

describe('the stored session', () => {
  it.each(['nonsense', '\u0000'])('ends when the token is %p', async (token) => {
    localStorage.setItem('token', token);
    await renderApp('/my-projects');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });

  it('goes on with a token that another tab has renewed before this one was told', async () => {
    const { user } = await renderApp('/dashboard', { as: people.newCustomer });
    await screen.findByRole('heading', { name: /^Welcome, / });
    const response = await fetch('/api/auth/change-password', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ currentPassword: 'password', newPassword: 'another' }),
    });
    const { token } = (await response.json()) as { token: string };
    localStorage.setItem('token', token);
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'Projects' }));
    await screen.findByRole('heading', { name: 'Projects ready to launch' });
    await user.click(menu.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findAllByText('There are no payments yet.')).not.toEqual([]);
    expect(localStorage.getItem('token')).toBe(token);
  });
});

it('a message that leads to what is the user’s ends with the session', () => {
  const { store, stop } = makeStore();
  const link = { label: 'Open the invoice', to: '/payments' };
  store.dispatch(toastShown('custom', 'The invoice is issued', { link }));
  store.dispatch(toastShown('custom', 'Removed', { actionLabel: 'Undo' }));
  store.dispatch(toastShown('blank', 'Saved'));
  store.dispatch(signedOut());
  expect(shownToasts(store)).toEqual(['blank: Saved']);
  stop();
});

it('a wait that the backend asks for is said, once for all requests', async () => {
  const { store, stop } = makeStore();
  backend.faults.set('*', { status: 429, headers: { 'Retry-After': '0' }, lastCall: 2 });
  const projects = [4, 5].map((id) => store.dispatch(requestProject(id)));
  await waitFor(() =>
    expect(shownToasts(store)).toEqual(['loading: The server is busy. Trying again in 1 second.']),
  );
  const received = await Promise.all(projects);
  expect(received.map(({ data }) => data?.project.id)).toEqual([4, 5]);
  stop();
});

describe('the stored cart', () => {
  const item = {
    id: 3,
    title: 'Stored project',
    short_description: 'Kept',
    base_price: '100.00',
    category: null,
    image: null,
  };

  it('is not written before it has been read', async () => {
    const text = JSON.stringify([item]);
    localStorage.setItem('cart', text);
    const { store, stop } = makeStore();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('cart')).toBe(text);
    await waitFor(() => expect(store.getState().cart.items).toHaveLength(1));
    stop();
    expect(JSON.parse(localStorage.getItem('cart')!)).toMatchObject([{ id: item.id }]);
  });

  it.each([
    ['at once', (newValue: string) => new StorageEvent('storage', { key: 'cart', newValue })],
    [
      'when the browser shows a page that it had put aside',
      () => Object.assign(new Event('pageshow'), { persisted: true }),
    ],
  ])('follows what another tab stores, %s', async (_when, makeEvent) => {
    await renderApp('/cart', { as: people.newCustomer });
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    const newValue = JSON.stringify([item]);
    localStorage.setItem('cart', newValue);
    act(() => void window.dispatchEvent(makeEvent(newValue)));
    expect(await screen.findByRole('link', { name: 'Stored project' })).toBeVisible();
  });
});

describe('a browser that denies its storage', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('still lets a user log in, browse and fill the cart', async () => {
    const { user } = await renderApp('/login');
    await logIn(user, people.newCustomer);
    await screen.findByRole('button', { name: 'Account of Nikhil Verma' });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'Projects' }));
    await screen.findByRole('heading', { name: 'Projects ready to launch' });
    const [card] = await screen.findAllByRole('article');
    await user.click(within(card!).getByRole('link'));
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await user.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const shownAgain = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shownAgain));
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
