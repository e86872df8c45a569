import { MemoryRouter } from 'react-router-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '@/app/AppProviders';
import { makeStore } from '@/app/store/makeStore';
import { overrideFeatures } from '@/config/features';
import { selectUser } from '@/features/auth';
import { ToastArea } from '@/features/toasts';
import { people, signIn } from '@/testing/renderApp';
import type { CartItem } from './cartSlice';
import { useCart } from './useCart';

const item: CartItem = {
  id: 7,
  title: 'Leadwell',
  short_description: 'A CRM',
  base_price: 4999,
  category: null,
  image: null,
};

/** Renders every cart action as a button, to reach rejections that the pages never trigger. */
function CartControls() {
  const cart = useCart();
  return (
    <>
      <p>{cart.items.length} in the cart</p>
      <button onClick={() => cart.add(item)}>Add</button>
      <button onClick={() => cart.remove(item)}>Remove</button>
      <button onClick={cart.clear}>Clear</button>
      <button onClick={cart.requestCheckout}>Check out</button>
    </>
  );
}

async function open({ isSignedIn, items }: { isSignedIn: boolean; items: CartItem[] }) {
  localStorage.setItem('cart', JSON.stringify(items));
  if (isSignedIn) await signIn(people.newCustomer);
  const { store, stop } = makeStore();
  render(
    <AppProviders store={store}>
      <MemoryRouter>
        <CartControls />
        <ToastArea />
      </MemoryRouter>
    </AppProviders>,
  );
  await waitFor(() => expect(selectUser(store.getState()) !== null).toBe(isSignedIn));
  return stop;
}

afterEach(() => {
  overrideFeatures();
  localStorage.clear();
});

it.each([
  ['Add', false, [], 'Please login to add items to cart', 0],
  ['Remove', false, [item], 'Please login to manage cart items', 1],
  ['Clear', false, [item], 'Please login to manage cart items', 1],
  ['Check out', false, [item], 'Please login to proceed with checkout', 1],
  ['Add', true, [], 'Added to cart!', 1],
  ['Add', true, [item], 'Item already in cart', 1],
  ['Check out', true, [], 'Your cart is empty', 0],
  ['Check out', true, [item], 'Checkout functionality will be implemented soon', 1],
  ['Remove', true, [item], 'Leadwell removed from cart', 0],
  ['Clear', true, [item], 'Cart cleared', 0],
])(
  '%s, signed in: %p, shows the specified message',
  async (action, isSignedIn, items, text, left) => {
    overrideFeatures({ cartCheckout: 'placeholder' });
    const stop = await open({ isSignedIn, items });
    await screen.findByText(`${items.length} in the cart`);
    await userEvent.setup().click(screen.getByRole('button', { name: action }));
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    const offers = screen.queryAllByRole('link', { name: 'View cart' });
    expect(offers).toHaveLength(Number(text === 'Added to cart!'));
    expect(screen.getByText(`${left} in the cart`)).toBeVisible();
    await waitFor(() => {
      const stored: unknown = JSON.parse(localStorage.getItem('cart') ?? '[]');
      expect(stored).toHaveLength(left);
    });
    stop();
  },
);
