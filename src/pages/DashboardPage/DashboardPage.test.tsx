import { screen, within } from '@testing-library/react';
import type { UserRow } from '@mocks/domain/model';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const titleOf = (id: number) => backend.store.projects.get(id)!.title;

afterEach(() => {
  window.innerWidth = 1024;
});

const panel = (name: string) => within(screen.getByRole('region', { name }));

/** Returns the terms and values of a description list. */
const factsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`);

const findOwner = () => backend.store.users.where('email', people.owner)[0]!;

function changeOwner(changes: Partial<UserRow>) {
  backend.store.users.put({ ...findOwner(), ...changes });
}

describe('the dashboard', () => {
  it('greets the user with four figures', async () => {
    changeOwner({ createdAt: '2024-03-15T09:00:00.000Z' });
    await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
    const figures = (await screen.findByText('Projects owned')).closest('dl')!;
    const orders = backend.store.orders.where('userId', findOwner().id);
    const paid = orders.filter(({ status }) => status === 'paid');
    const spent = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100;
    const downloads = paid.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
    expect(factsIn(figures)).toEqual([
      'Projects owned: 7',
      `Total spent: ₹${Math.round(spent).toLocaleString('en-IN')}`,
      'Member since: March 2024',
      `Total downloads: ${downloads}`,
    ]);
  });

  it('lists five purchases, each with View and a real download link', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    const rows = panel('My Projects').getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    [12, 27, 41, 55, 74].forEach((id, index) => {
      const row = within(rows[index]!);
      expect(row.getByText(titleOf(id))).toBeVisible();
      expect(row.getByRole('link', { name: `View ${titleOf(id)}` })).toHaveAttribute(
        'href',
        `/projects/${id}`,
      );
      expect(row.getByRole('link', { name: `Download ${titleOf(id)}` })).toHaveAttribute(
        'href',
        `http://localhost:3000/api/projects/${id}/download`,
      );
    });
    expect(panel('My Projects').getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/my-projects',
    );
  });

  it('lists the first five payments that are not pending in both lists', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    for (const name of ['Recent Payments', 'Transaction History']) {
      const rows = panel(name).getAllByRole('listitem');
      expect(rows).toHaveLength(5);
      [12, 27, 8, 41, 55].forEach((id, index) => {
        const row = within(rows[index]!);
        expect(row.getByText(titleOf(id))).toBeVisible();
        // Only completed and pending have labels; any other status is raw.
        expect(row.getByText(id === 8 ? 'failed' : 'Completed')).toBeVisible();
      });
      expect(panel(name).getByRole('link', { name: 'View all' })).toHaveAttribute(
        'href',
        '/payments',
      );
    }
  });

  it('shows both lists of payments as tabs on a phone', async () => {
    window.innerWidth = 390;
    const { user } = await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    const list = () => within(payments.getByRole('tabpanel'));
    expect(payments.getByRole('tab', { name: 'Recent Payments' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(list().getAllByRole('listitem')).toHaveLength(5);
    expect(list().queryByRole('button')).not.toBeInTheDocument();

    payments.getByRole('tab', { name: 'Recent Payments' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(payments.getByRole('tabpanel', { name: 'Transaction History' })).toBeVisible();
    expect(list().getAllByRole('listitem')).toHaveLength(5);
    expect(list().getAllByRole('button', { name: /^Receipt/ })).toHaveLength(4);
    expect(payments.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/payments');
  });

  it('shows three skeletons while it loads', async () => {
    const response = holdNextResponse('*/api/projects/user/purchased');
    await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findAllByTestId('dashboard-skeleton')).toHaveLength(3);
    response.arrive();
    expect(await screen.findByText('Projects owned')).toBeVisible();
  });

  it('shows the rest when the payments fail to load, and offers a retry', async () => {
    backend.faults.set('listPayments', { status: 500 });
    const { user } = await renderApp('/dashboard', { as: people.owner });
    expect(await screen.findAllByText('Your payments could not be loaded.')).toHaveLength(2);
    expect(screen.getByText('Total spent').nextSibling).toHaveTextContent(/^–$/);
    expect(panel('My Projects').getAllByRole('listitem')).toHaveLength(5);

    backend.faults.clear();
    await user.click(panel('Recent Payments').getByRole('button', { name: 'Try Again' }));
    expect(await panel('Transaction History').findAllByRole('listitem')).toHaveLength(5);
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
