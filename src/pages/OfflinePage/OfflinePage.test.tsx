import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** Marks the document as the service worker does when offline. */
const loseNetwork = () => (document.documentElement.dataset.withoutNetwork = '');

afterEach(() => delete document.documentElement.dataset.withoutNetwork);

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

  it.each(['{', '{"a":1}', '[1,null]'])('survives kept titles such as %s', async (text) => {
    localStorage.setItem('owned-titles', text);
    loseNetwork();
    await renderApp('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
    expect(screen.queryByRole('heading', { name: 'Your projects' })).not.toBeInTheDocument();
  });
});
