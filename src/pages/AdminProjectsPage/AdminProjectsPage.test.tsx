import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const requested: URL[] = [];

beforeEach(() => {
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/admin/projects') requested.push(url);
  });
});
afterEach(() => server.events.removeAllListeners());

/** Returns the rows of the table, without the header. */
function rows() {
  const grid = within(screen.getByRole('grid', { name: 'Projects' }));
  return grid.getAllByRole('row').slice(1);
}

async function openProjects(query = '') {
  const app = await renderApp(`/admin/projects${query}`, { as: people.admin });
  await screen.findByText(/^Showing /);
  return app;
}

// The grid renders its rows after the text that counts them.
const findMenu = (title: string) => screen.findByRole('button', { name: `Actions for ${title}` });

/** Chooses an entry from the menu of a project. */
async function choose(user: UserEvent, title: string, action: string) {
  await user.click(await findMenu(title));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Returns a project for sale, with or without payments. */
function findProject(hasPayments: boolean) {
  const sold = new Set(backend.store.orders.all().map(({ projectId }) => projectId));
  const projects = backend.store.projects.all();
  return projects.find(({ id, isActive }) => isActive && sold.has(id) === hasPayments)!;
}

const searchFor = ({ title }: { title: string }) => `?${new URLSearchParams({ search: title })}`;

describe('the project list', () => {
  it('shows the projects with links to their forms, last changed first', async () => {
    await openProjects();
    const all = backend.store.projects.all();
    const [newest] = [...all].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
    const row = within(rows()[0]!);
    expect(row.getByRole('link', { name: newest!.title })).toHaveAttribute(
      'href',
      `/admin/projects/${newest!.id}`,
    );
    expect(row.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New project' })).toHaveAttribute(
      'href',
      '/admin/projects/new',
    );
  });

  it('sorts by a column, first in its default direction, and updates the URL', async () => {
    const { user } = await openProjects('?page=2');
    await user.click(screen.getByRole('columnheader', { name: 'Revenue' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=revenue'));
    await user.click(screen.getByRole('columnheader', { name: 'Project' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=title&order=ASC'));
    await waitFor(() => expect(requested.at(-1)!.searchParams.get('order')).toBe('ASC'));
    await user.click(screen.getByRole('columnheader', { name: 'Project' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=title'));
    await user.click(screen.getByRole('columnheader', { name: 'Status' }));
    expect(window.location.search).toBe('?sort=title');
  });

  it('filters by category and status; Back reverts each choice', async () => {
    const { user } = await openProjects('?page=2');
    const { category } = backend.store.projects.all()[0]!;
    await screen.findByRole('option', { name: category! });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), category!);
    await waitFor(() => expect(requested.at(-1)!.searchParams.get('category')).toBe(category));
    expect(window.location.search).toBe(`?${new URLSearchParams({ category: category! })}`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() => expect(requested.at(-1)!.searchParams.get('status')).toBe('inactive'));
    window.history.back();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue(category);
  });
});

describe('the actions of a project', () => {
  it('ask for confirmation before deactivating, and activate immediately', async () => {
    const project = findProject(true);
    const { user } = await openProjects(searchFor(project));
    await choose(user, project.title, 'Deactivate');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Deactivate ${project.title}?` }),
    );
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(`${project.title} is no longer on sale`)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Inactive', { selector: 'span' })).toBeVisible());
    expect(backend.store.projects.get(project.id)!.isActive).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await choose(user, project.title, 'Activate');
    expect(await screen.findByText(`${project.title} is on sale again`)).toBeVisible();
    expect(backend.store.projects.get(project.id)!.isActive).toBe(true);
  });

  it('delete a project without payments after a confirmation that names it', async () => {
    const project = findProject(false);
    const { user } = await openProjects(searchFor(project));
    await choose(user, project.title, 'Delete');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Delete ${project.title}?` }),
    );
    const response = holdNextResponse(`*/api/admin/projects/${project.id}`);
    await user.click(dialog.getByRole('button', { name: /^Delete/ }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    response.arrive();
    expect(await screen.findByText(`${project.title} was deleted`)).toBeVisible();
    expect(backend.store.projects.get(project.id)).toBeUndefined();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: project.title })).not.toBeInTheDocument(),
    );
  });
});

describe('several projects', () => {
  /** Ticks the checkbox in the row of a project. */
  async function tick(user: UserEvent, title: string) {
    const row = (await findMenu(title)).closest<HTMLElement>('[role="row"]')!;
    await user.click(within(row).getByRole('checkbox'));
  }
  const bar = () => within(screen.getByRole('region', { name: 'Selected projects' }));
  const isOnSale = (id: number) => backend.store.projects.get(id)!.isActive;

  it('are taken off sale at once, and put back with Undo', async () => {
    const { user } = await openProjects();
    const newestFirst = backend.store.projects
      .all()
      .filter(({ isActive }) => isActive)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    const one = newestFirst[0]!;
    const other = newestFirst[1]!;
    await tick(user, one.title);
    await tick(user, other.title);
    expect(bar().getByText('2 projects selected')).toBeVisible();
    const response = holdNextResponse('*/api/admin/projects/bulk');
    await user.click(bar().getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Deactivating 2 projects…')).toBeVisible();
    response.arrive();
    expect(await screen.findByText('2 projects are no longer on sale')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText('Deactivating 2 projects…')).not.toBeInTheDocument(),
    );
    expect([isOnSale(one.id), isOnSale(other.id)]).toEqual([false, false]);
    // The plain toast is replaced once the code of the toasts has arrived.
    await screen.findByRole('button', { name: 'Dismiss message' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 projects are as before')).toBeVisible();
    expect([isOnSale(one.id), isOnSale(other.id)]).toEqual([true, true]);
  });

  it('are deleted after confirmation, and those that are kept say why and stay selected', async () => {
    const sold = findProject(true);
    const { user } = await openProjects(searchFor(sold));
    await tick(user, sold.title);
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 1 project?' }));
    expect(dialog.getByText(sold.title)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('1 project of 1 could not be changed and is still selected:');
    expect(alert).toHaveTextContent(`${sold.title}: There are payments for this project`);
    expect(bar().getByText('1 project selected')).toBeVisible();
    expect(backend.store.projects.get(sold.id)).toBeDefined();
  });
});
