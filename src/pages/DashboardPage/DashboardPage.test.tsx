import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the dashboard', () => {
  it('greets the user with four figures', async () => {
    await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    expect((await screen.findByText('Projects owned')).nextSibling).toHaveTextContent('7');
    expect(screen.getByText('Total spent').nextSibling).toHaveTextContent(/^₹[\d,]+$/);
    expect(screen.getAllByText('Member since')[0]!.nextSibling).toHaveTextContent(
      /^[A-Z][a-z]+ \d{4}$/,
    );
    expect(screen.getByText('Total downloads').nextSibling).toHaveTextContent(/^\d+$/);
  });

  it('requests the purchases once', async () => {
    const requested = jest.fn();
    server.use(http.get('*/api/projects/user/purchased', requested));
    await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findByRole('region', { name: 'Favourites' })).toBeVisible();
    await backend.traffic.whenIdle();
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('downloads without leaving the page', async () => {
    const saved = recordSavedFiles();
    const { user } = await renderApp('/dashboard', { as: people.owner });
    const [link] = await screen.findAllByRole('link', { name: /^Download / });
    await user.click(link!);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('lists five purchases, each with View and a real download link', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    const rows = panel('My Projects').getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(within(rows[0]!).getByRole('link', { name: /^View / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/\d+$/),
    );
    expect(within(rows[0]!).getByRole('link', { name: /^Download / })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/projects\/\d+\/download$/),
    );
    expect(panel('My Projects').getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/my-projects',
    );
  });

  it.each(['Recent Payments', 'Transaction History'])(
    'lists five payments, none of them pending, under %s',
    async (name) => {
      await renderApp('/dashboard', { as: people.owner });
      await screen.findByText('Projects owned');
      expect(panel(name).getAllByRole('listitem')).toHaveLength(5);
      expect(panel(name).queryByText('Pending')).not.toBeInTheDocument();
      expect(panel(name).getAllByText('Completed')[0]).toBeVisible();
      expect(panel(name).getByRole('link', { name: 'View all' })).toHaveAttribute(
        'href',
        '/payments',
      );
    },
  );

  it('shows the account details', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    expect(panel('Account Status').getByText('Verified')).toBeVisible();
    expect(panel('Account Status').getByText('Customer')).toBeVisible();
    expect(
      panel('Quick Actions').getByRole('link', { name: 'Request Custom Project' }),
    ).toHaveAttribute('href', '/contact');
  });

  it('shows three skeletons while it loads', async () => {
    backend.faults.set('listPayments', { delayMs: 200 });
    await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findAllByTestId('dashboard-skeleton')).toHaveLength(3);
    expect(await screen.findByText('Projects owned')).toBeVisible();
  });

  it('shows the rest when the payments fail to load, and offers a retry', async () => {
    backend.faults.set('listPayments', { status: 500 });
    const { user } = await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findAllByText('Your payments could not be loaded.')).toHaveLength(2);
    expect(panel('My Projects').getAllByRole('listitem')).toHaveLength(5);

    backend.faults.clear();
    await user.click(panel('Recent Payments').getByRole('button', { name: 'Try Again' }));
    expect(await panel('Transaction History').findAllByRole('listitem')).toHaveLength(5);
  });

  it('reloads purchases on request after a failure', async () => {
    backend.faults.set('listPurchasedProjects', { status: 500 });
    const { user } = await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findByText('Your projects could not be loaded.')).toBeVisible();

    backend.faults.clear();
    await user.click(panel('My Projects').getByRole('button', { name: 'Try Again' }));
    expect(await panel('My Projects').findAllByRole('listitem')).toHaveLength(5);
  });

  it('says which favourites are owned and which are in the cart', async () => {
    localStorage.setItem('favourites', '[12,4]');
    const { id, title } = backend.store.projects.get(4)!;
    localStorage.setItem('cart', JSON.stringify([{ id, title }]));
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    const rows = panel('Favourites');
    expect(await rows.findByText(/ · Owned$/)).toBeVisible();
    expect(await rows.findByText(/ · In your cart$/)).toBeVisible();
  });

  it('lists the favourites of this device until they are removed', async () => {
    localStorage.setItem('favourites', '[4,9999]');
    const { title } = backend.store.projects.get(4)!;
    const { user } = await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    expect(await panel('Favourites').findByRole('link', { name: title })).toHaveAttribute(
      'href',
      '/projects/4',
    );
    expect(await panel('Favourites').findByText('This project could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Remove ${title} from favourites` }));
    await user.click(screen.getByRole('button', { name: 'Remove this project from favourites' }));
    expect(panel('Favourites').getByText(/^Mark a project with the heart/)).toBeVisible();
  });
});
