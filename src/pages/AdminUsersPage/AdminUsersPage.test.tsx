import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const requested: URL[] = [];

beforeEach(() => {
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/admin/users') requested.push(url);
  });
});
afterEach(() => server.events.removeAllListeners());

function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Users' }));
  return grid.getAllByRole('row').slice(1);
}

/** Returns the row of a user. */
function rowOf(email: string) {
  return within(rows().find((row) => within(row).queryByText(email))!);
}

async function openUsers(query = '') {
  const app = await renderApp(`/admin/users${query}`, { as: people.admin });
  await screen.findByText(/^Showing /);
  return app;
}

async function choose(user: UserEvent, name: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const userOf = (email: string) => backend.store.users.all().find((each) => each.email === email)!;

describe('the user list', () => {
  it('filters by role and verification, and sorts by the amount spent', async () => {
    const { user } = await openUsers();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verified' }), 'No');
    await waitFor(() => expect(requested.at(-1)!.searchParams.get('verified')).toBe('false'));
    await waitFor(() =>
      expect(rows().every((row) => within(row).queryByText('Not verified'))).toBe(true),
    );
    await user.click(screen.getByRole('columnheader', { name: 'Spent' }));
    await waitFor(() => expect(window.location.search).toBe('?verified=false&sort=spent'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Verified' }), 'All');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admins');
    expect(await screen.findByText('Showing 1-1 of 1 users')).toBeVisible();
    expect(within(rows()[0]!).getByText('Admin')).toBeVisible();
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?sort=spent'));
  });

  it('grants and revokes the admin role after confirmation', async () => {
    const { user } = await openUsers(`?search=${people.owner}`);
    await choose(user, 'Asha Rao', 'Make admin');
    const first = within(
      await screen.findByRole('alertdialog', { name: 'Make Asha Rao an admin?' }),
    );
    await user.click(first.getByRole('button', { name: 'Make admin' }));
    expect(await screen.findByText('Asha Rao is an admin now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await rowOf(people.owner).findByText('Admin')).toBeVisible();
    expect(userOf(people.owner).role).toBe('admin');

    await choose(user, 'Asha Rao', 'Remove admin role');
    const second = within(
      await screen.findByRole('alertdialog', { name: 'Take the admin role from Asha Rao?' }),
    );
    await user.click(second.getByRole('button', { name: 'Take role away' }));
    expect(await screen.findByText('Asha Rao is no admin any more')).toBeVisible();
    expect(userOf(people.owner).role).toBe('user');
  });

  it('protects the admin’s own role and explains why', async () => {
    const { user } = await openUsers(`?search=${people.admin}`);
    const { name } = userOf(people.admin);
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const item = await screen.findByRole('menuitem', {
      name: /^Remove admin role You cannot remove your own admin role\./,
    });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{End}{Enter}');
    expect(item).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows a rejection in the dialog, which stays open', async () => {
    const { user } = await openUsers(`?search=${people.owner}`);
    backend.faults.set('updateUser', {
      status: 409,
      body: { success: false, message: 'There must be an admin' },
    });
    await choose(user, 'Asha Rao', 'Make admin');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Make admin' }));
    expect(await dialog.findByText('There must be an admin')).toBeVisible();
    expect(userOf(people.owner).role).toBe('user');
  });

  it('marks an email address as verified or unverified', async () => {
    const { user } = await openUsers(`?search=${people.owner}`);
    expect(userOf(people.owner).isVerified).toBe(true);
    await choose(user, 'Asha Rao', 'Mark as not verified');
    expect(await screen.findByText('Asha Rao counts as not verified')).toBeVisible();
    expect(await rowOf(people.owner).findByText('Not verified')).toBeVisible();
    backend.faults.set('updateUser', { status: 500 });
    await choose(user, 'Asha Rao', 'Mark as verified');
    expect(
      await screen.findByText('Asha Rao could not be changed. Please try again.'),
    ).toBeVisible();
    expect(userOf(people.owner).isVerified).toBe(false);
  });
});
