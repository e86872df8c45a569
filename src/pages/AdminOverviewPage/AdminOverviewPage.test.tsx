import { act, screen, waitFor, within } from '@testing-library/react';
import { MILLISECONDS_PER_DAY } from '@/lib/time';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { stopClock } from '@/testing/stopClock';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The current day of the mock backend's clock. */
const TODAY = Date.parse('2025-10-15');

const isoDay = (daysAgo: number) =>
  new Date(TODAY - daysAgo * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/** The day of the shop, in India, at an ISO time. */
const shopDay = (time: string) =>
  new Date(Date.parse(time) + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Formats a calendar day as in the tables. */
const nameOfDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Formats a day as in a table; today is marked as unfinished. */
const nameOfRow = (day: string) => nameOfDay(day) + (day === isoDay(0) ? ', so far' : '');

/** Returns the mock backend's orders of the last `days` days, including today. */
const ordersOf = (days: number) =>
  backend.store.orders.all().filter(({ createdAt }) => shopDay(createdAt) > isoDay(days));

const paidOf = (days: number) => ordersOf(days).filter(({ status }) => status === 'paid');

const revenueOf = (orders: readonly { amountPaise: number }[]) =>
  orders.reduce((sum, { amountPaise }) => sum + amountPaise, 0) / 100;

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;
const valueOf = (label: string) => within(figure(label)).getAllByRole('definition')[0]!.textContent;
const chart = (name: string) => within(screen.getByRole('figure', { name }));

async function openOverview(path = '/admin') {
  const app = await renderApp(path, { as: people.admin });
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return app;
}

async function openLoaded(path?: string) {
  const app = await openOverview(path);
  await screen.findByRole('figure', { name: 'Revenue over time' });
  return app;
}

/** Returns the texts of a chart's table by row, without the header. */
async function readTable(
  user: Awaited<ReturnType<typeof openLoaded>>['user'],
  name: string,
): Promise<(string | null)[][]> {
  const toTable = chart(name).queryByRole('button', { name: `Show as table: ${name}` });
  if (toTable) await user.click(toTable);
  const [, ...rows] = within(chart(name).getByRole('table')).getAllByRole('row');
  return rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
}

describe('the key figures', () => {
  it('match the orders of the last 30 days', async () => {
    await openLoaded();
    const paid = paidOf(30);
    expect(paid.length).toBeGreaterThan(0);
    expect(valueOf('Revenue')).toBe(wholeRupees.format(revenueOf(paid)));
    expect(valueOf('Orders')).toBe(String(ordersOf(30).length));
    expect(valueOf('Sales')).toBe(String(paid.length));
    expect(valueOf('Orders paid')).toBe(
      `${Math.round((paid.length / ordersOf(30).length) * 100)}%`,
    );
    const revenueChart = screen.getByRole('figure', { name: 'Revenue over time' });
    const above = screen
      .getAllByRole('term')
      .filter(
        (term) => term.compareDocumentPosition(revenueChart) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(above).toHaveLength(4);
  });
});

describe('the range', () => {
  const period = (name: string) => screen.getByRole('button', { name, pressed: true });

  it('defaults to 30 days, is stored in the URL and is restored by Back', async () => {
    const { user } = await openLoaded('/admin?days=14');
    expect(period('30 days')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '90 days' }));
    expect(window.location.search).toBe('?days=90');
    expect(await screen.findByText(/^₹[\d,]+ in the last 90 days/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All time' }));
    expect(window.location.search).toBe('?days=all');
    expect(await screen.findByText(/^₹[\d,]+ since the shop opened/)).toBeVisible();
    window.history.back();
    expect(await screen.findByText(/^₹[\d,]+ in the last 90 days/)).toBeVisible();
    expect(period('90 days')).toBeVisible();
  });
});

describe('the charts', () => {
  it('can be shown as tables with the figures of every day', async () => {
    const { user } = await openLoaded('/admin?days=7');
    const days = [6, 5, 4, 3, 2, 1, 0].map(isoDay);
    const paidOn = (day: string) => paidOf(7).filter(({ createdAt }) => shopDay(createdAt) === day);
    expect(await readTable(user, 'Revenue over time')).toEqual(
      days.map((day) => [nameOfRow(day), rupees.format(revenueOf(paidOn(day)))]),
    );
    const downloadsOn = (day: string) =>
      backend.store.downloads.all().filter(({ createdAt }) => shopDay(createdAt) === day).length;
    expect(await readTable(user, 'Sales and downloads')).toEqual(
      days.map((day) => [nameOfRow(day), String(paidOn(day).length), String(downloadsOn(day))]),
    );
    await user.click(screen.getByRole('button', { name: 'Show as chart: Revenue over time' }));
    expect(chart('Revenue over time').queryByRole('table')).not.toBeInTheDocument();
  });

  it('rank the projects by revenue, and link to them', async () => {
    const { user } = await openLoaded('/admin?days=90');
    const earned = new Map<number, number>();
    for (const { projectId, amountPaise } of paidOf(90)) {
      earned.set(projectId, (earned.get(projectId) ?? 0) + amountPaise);
    }
    const [best] = [...earned].sort(([, one], [, other]) => other - one);
    const { title } = backend.store.projects.get(best![0])!;
    expect(chart('Best sellers').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/admin/projects/${best![0]}`,
    );
    const [row] = await readTable(user, 'Best sellers');
    expect(row).toEqual([title, expect.any(String), wholeRupees.format(best![1] / 100)]);
  });
});

describe('the searches without a result', () => {
  const NAME = 'Searches without a result';
  const search = (...texts: string[]) => {
    const { emptySearches } = backend.store;
    for (const { id } of emptySearches.all()) emptySearches.remove(id);
    texts.forEach((text, index) =>
      emptySearches.put({ id: index + 1, text, createdAt: `${isoDay(1)}T12:00:00.000Z` }),
    );
  };

  it('are listed by count with links, or said to be none', async () => {
    search('zeppelin', 'c++ & qt', 'c++ & qt');
    const { user } = await openLoaded('/admin?days=7');
    expect(chart(NAME).getByRole('link', { name: 'c++ & qt' })).toHaveAttribute(
      'href',
      '/projects?search=c%2B%2B+%26+qt',
    );
    expect(await readTable(user, NAME)).toEqual([
      ['c++ & qt', '2'],
      ['zeppelin', '1'],
    ]);
    search();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await chart(NAME).findByText('Every search found something in the last 7 days.'),
    ).toBeVisible();
    expect(chart(NAME).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('waiting work', () => {
  const waiting = () => within(screen.getByRole('list', { name: 'Waiting for you' }));

  it('is counted and linked', async () => {
    const chats = backend.store.conversations.all().filter(({ status }) => status === 'waiting');
    const payments = backend.store.orders
      .all()
      .filter(({ status }) => status === 'created' || status === 'attempted');
    await openLoaded();
    expect(
      await waiting().findByRole('link', { name: `${chats.length} chats are waiting` }),
    ).toHaveAttribute('href', '/admin/chat');
    expect(
      await waiting().findByRole('link', { name: `${payments.length} payments are pending` }),
    ).toHaveAttribute('href', '/admin/payments?status=pending');
    expect(screen.getByRole('link', { name: 'New project' })).toHaveAttribute(
      'href',
      '/admin/projects/new',
    );
  });
});

describe('an overview that is missing', () => {
  it('can be retried after a failure', async () => {
    backend.faults.set('getAdminOverview', { status: 500 });
    const { user } = await openOverview();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not answer this.');
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('figure', { name: 'Revenue over time' })).toBeVisible();
  });

  it('keeps the previous figures when a refresh fails', async () => {
    const { user } = await openLoaded();
    backend.faults.set('getAdminOverview', { status: 500 });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The figures could not be refreshed.',
    );
    expect(valueOf('Sales')).toBe(String(paidOf(30).length));
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

it('an overview in an open tab is loaded again on the next day of the shop', async () => {
  stopClock(new Date('2025-10-15T18:29:50Z'));
  await openLoaded();
  expect(screen.getByText(/^As of 15 Oct 2025, 11:59\spm$/)).toBeVisible();
  for (const { id } of backend.store.orders.all()) backend.store.orders.remove(id);
  jest.setSystemTime(new Date('2025-10-15T18:30:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^As of 16 Oct 2025, 12:00\sam$/)).toBeVisible();
  expect(valueOf('Revenue')).toBe('₹0');
  jest.useRealTimers();
});

describe('a shop without a sale', () => {
  const emptyTheShop = () => {
    for (const { id } of backend.store.orders.all()) backend.store.orders.remove(id);
    for (const { id } of backend.store.downloads.all()) backend.store.downloads.remove(id);
  };

  it('explains that the first sale will appear', async () => {
    emptyTheShop();
    await openOverview('/admin?days=all');
    expect(await screen.findByText(/^Your first sale will show up here/)).toBeVisible();
    expect(valueOf('Revenue')).toBe('₹0');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });
});
