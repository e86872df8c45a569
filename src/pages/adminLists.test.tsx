import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** What is particular to each list of the admin panel; `few` is a search that finds a few of its rows. */
const LISTS = [
  {
    label: 'Projects',
    few: 'clinic',
    operation: 'listAdminProjects',
    count: () => backend.store.projects.all().length,
    newest: 'Updated',
    /** A column, and what the URL says of the order in which it is sorted first. */
    sort: { column: 'Revenue', field: 'revenue', order: '' },
  },
  {
    label: 'Payments',
    few: 'asha',
    operation: 'listAdminPayments',
    count: () => backend.store.orders.all().length,
    newest: 'Date',
    sort: { column: 'Amount', field: 'amount', order: '' },
  },
  {
    label: 'Users',
    few: 'asha',
    operation: 'listUsers',
    count: () => backend.store.users.all().length,
    newest: 'Joined',
    sort: { column: 'Spent', field: 'spent', order: '' },
  },
  {
    label: 'Reviews',
    few: 'clinic',
    operation: 'listAdminReviews',
    count: () => backend.store.reviews.all().length,
    newest: 'Date',
    sort: { column: 'Stars', field: 'stars', order: '&order=ASC' },
  },
] as const;

const pathOf = (label: string) => `/admin/${label.toLowerCase()}`;
const WIDTH = window.innerWidth;

afterEach(() => {
  window.innerWidth = WIDTH;
});

describe.each(LISTS)('the list of $label', ({ label, few, operation, count, newest, sort }) => {
  const what = label.toLowerCase();
  const open = (query = '') => renderApp(`${pathOf(label)}${query}`, { as: people.admin });

  it('is reached from the navigation, newest first, and can be paged and sorted', async () => {
    const { user } = await renderApp('/admin/projects/import', { as: people.admin });
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin Panel' }));
    await user.click(navigation.getByRole('link', { name: label }));
    const all = count();
    const first = Math.min(25, all);
    expect(await screen.findByText(`Showing 1-${first} of ${all} ${what}`)).toBeVisible();
    const grid = within(screen.getByRole('grid', { name: label }));
    expect(grid.getAllByRole('row')).toHaveLength(first + 1);
    expect(grid.getByRole('columnheader', { name: newest })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(grid.getByRole('columnheader', { name: sort.column }));
    const sorted = `sort=${sort.field}${sort.order}`;
    await waitFor(() => expect(window.location.search).toBe(`?${sorted}`));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(
      await screen.findByText(new RegExp(`^Showing 26-\\d+ of ${all} ${what}$`)),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    await waitFor(() => expect(window.location.search).toBe(`?${sorted}&limit=50`));
  });

  it('goes to its last page, says that nothing matches, and clears the search', async () => {
    const { user } = await open('?page=999');
    await screen.findByText(new RegExp(`-${count()} of ${count()} ${what}$`));
    await user.type(screen.getByRole('textbox', { name: /^Search / }), 'zzzzzz{Enter}');
    expect(await screen.findByRole('heading', { name: `No ${label} Found` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText(/^Showing 1-/)).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('says why it could not be loaded, and retries', async () => {
    backend.faults.set(operation, { status: 501 });
    const { user } = await open(`?search=${few}`);
    expect(await screen.findByText(/^The server could not answer this\./)).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^Showing 1-/)).toBeVisible();
  });

  it('consists of cards with sort controls on narrow screens', async () => {
    window.innerWidth = 390;
    const { user } = await open(`?search=${few}`);
    const total = (await screen.findByText(/^Showing 1-/)).textContent.match(/ of (\d+) /)![1];
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
    expect(cards).toHaveLength(Number(total));
    const addressOf = (order: string) => `?search=${few}&sort=${sort.field}${order}`;
    const choose = (direction: string) =>
      user.selectOptions(
        screen.getByRole('combobox', { name: 'Sort by' }),
        `${sort.column}, ${direction}`,
      );
    await choose(sort.order ? 'ascending' : 'descending');
    await waitFor(() => expect(window.location.search).toBe(addressOf(sort.order)));
    await choose(sort.order ? 'descending' : 'ascending');
    const other = sort.order ? '' : '&order=ASC';
    await waitFor(() => expect(window.location.search).toBe(addressOf(other)));
  });
});
