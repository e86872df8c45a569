import { screen, waitFor, within } from '@testing-library/react';
import { people, renderApp, signIn } from '@/testing/renderApp';

/** Marks the document as the service worker does when offline. */
const loseNetwork = () => (document.documentElement.dataset.withoutNetwork = '');
const findNetwork = () => delete document.documentElement.dataset.withoutNetwork;

afterEach(findNetwork);

const cartItem = {
  id: 4,
  title: 'Gurukulam School Management System',
  short_description: 'School administration',
  base_price: '7499.00',
  category: 'Education',
  image: null,
};

/** The projects below a heading. */
const projectsBelow = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).closest('section')!;
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('a visit without a network', () => {
  it('shows what the user owns and the cart, in place of any page', async () => {
    localStorage.setItem('owned-titles', '["Leadwell Sales Pipeline CRM"]');
    localStorage.setItem('cart', JSON.stringify([cartItem]));
    loseNetwork();
    await renderApp('/projects/4');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
    expect(projectsBelow('Your projects')).toEqual(['Leadwell Sales Pipeline CRM']);
    expect(projectsBelow('Your cart')).toEqual(['Gurukulam School Management System₹7,499.00']);
  });

  describe('by someone with a stored session', () => {
    const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
    const loginLink = () => menu().queryByRole('link', { name: 'Login' });

    async function visitOffline() {
      await signIn(people.owner);
      loseNetwork();
      const visit = await renderApp('/dashboard');
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
      return visit;
    }

    it('asks for no login, in either menu or for the cart', async () => {
      const { user } = await visitOffline();
      expect(menu().getByRole('link', { name: 'Contact' })).toBeVisible();
      expect(loginLink()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Open menu' }));
      await screen.findByRole('button', { name: 'Close menu' });
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name: 'Cart' }));
      expect(window.location.pathname).toBe('/cart');
      expect(screen.queryByText('Please login to view your cart')).not.toBeInTheDocument();
    });
  });
});
