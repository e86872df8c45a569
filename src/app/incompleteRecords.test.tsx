import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const TEXTS = ['title', 'category', 'short_description', 'description', 'features', 'technologies'];
const UNTITLED = 'Untitled project';

/** Replaces texts of the first record of a response; undefined leaves the field out. */
function spoil(address: string, list: string, text: unknown, names: readonly string[] = TEXTS) {
  server.use(
    http.get(address, async ({ request }) => {
      const response = await getResponse(backend.handlers, request);
      const body = (await response!.json()) as Record<string, object | object[]>;
      const [first, ...others] = [body[list]!].flat();
      const spoiled = { ...first, ...Object.fromEntries(names.map((name) => [name, text])) };
      const records = Array.isArray(body[list]) ? [spoiled, ...others] : spoiled;
      return HttpResponse.json({ ...body, [list]: records });
    }),
  );
}

describe.each([
  ['null', null],
  ['left out', undefined],
  ['a number', 42],
  ['an object', { en: 'Text' }],
])('a project whose texts are %s', (_what, text) => {
  const title = typeof text === 'number' ? '42' : UNTITLED;

  it('is one of the list', async () => {
    spoil('*/api/projects', 'projects', text);
    await renderApp('/projects');
    expect(await screen.findByRole('article', { name: title })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  it('has a page', async () => {
    spoil('*/api/projects/4', 'project', text);
    await renderApp('/projects/4');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Purchase Now' })).toBeVisible();
  });

  it('is among the owned ones, which can still be searched', async () => {
    spoil('*/api/projects/user/purchased', 'projects', text);
    const { user } = await renderApp('/my-projects', { as: people.owner });
    expect(await screen.findByRole('article', { name: title })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Search your projects...' }), 'Clinikey');
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: title })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('article', { name: 'Clinikey Appointment Booking' })).toBeVisible();
  });

  it('is listed on the dashboard with its payment', async () => {
    spoil('*/api/projects/user/purchased', 'projects', text);
    spoil('*/api/payments/history', 'payments', text, ['title']);
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    for (const name of ['My Projects', 'Recent Payments', 'Transaction History']) {
      const rows = within(screen.getByRole('region', { name })).getAllByRole('listitem');
      expect(rows[0]).toHaveTextContent(title);
    }
  });
});

it('reads features and technologies that are lists', async () => {
  spoil('*/api/projects/4', 'project', ['One, two', 'Three'], ['features']);
  await renderApp('/projects/4');
  expect(await screen.findByText('One, two')).toBeVisible();
});

it.each([
  ['null', null],
  ['left out', undefined],
  ['an object', {}],
])('lists a payment whose fields are %s', async (_what, text) => {
  const names = ['title', 'status', 'purchase_date', 'razorpay_payment_id', 'razorpay_order_id'];
  spoil('*/api/payments/history', 'payments', text, names);
  const { user } = await renderApp('/payments', { as: people.owner });
  expect((await screen.findAllByText(UNTITLED))[0]).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Search/ }), 'Clinikey');
  await waitFor(() => expect(screen.queryByText(UNTITLED)).not.toBeInTheDocument());
});

it('names a user whose name is an object by the email address', async () => {
  spoil('*/api/auth/profile', 'user', { given: 'Asha' }, ['name', 'phone', 'created_at']);
  await renderApp('/dashboard', { as: people.owner });
  expect(await screen.findByRole('button', { name: `Account of ${people.owner}` })).toBeVisible();
  expect(await screen.findByText('Projects owned')).toBeVisible();
});

it('ends a session whose user has no id, as one that could not be checked', async () => {
  spoil('*/api/auth/profile', 'user', undefined, ['id']);
  await renderApp('/dashboard', { as: people.owner });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('lists projects whose totals are no numbers, on one page', async () => {
  spoil('*/api/projects', 'pagination', { count: 'many' }, ['total', 'total_pages']);
  await renderApp('/projects');
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|object/);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it.each([
  ['projects', TEXTS],
  ['payments', ['title', 'status', 'purchase_date']],
  ['users', ['name', 'phone', 'created_at']],
  ['reviews', ['author', 'title', 'text', 'answer', 'project', 'customer', 'created_at']],
])('lists %s for admins although their texts are objects', async (list, names) => {
  spoil(`*/api/admin/${list}`, list, { en: 'Text' }, names);
  await renderApp(`/admin/${list}`, { as: people.admin });
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2));
  expect(grid).not.toHaveTextContent('object Object');
});

describe.each([
  ['null', null],
  ['an object', { en: 'Text' }],
  ['a list', [7, { en: 'Text' }]],
])("a conversation of the admin's inbox whose fields are %s", (_what, value) => {
  const SUMMARY = ['customer', 'assignee', 'lastMessage', 'lastMessageAt', 'createdAt'];

  it('is listed and opened', async () => {
    const fields = [...SUMMARY, 'unreadCount'];
    spoil('*/api/admin/conversations', 'conversations', value, fields);
    spoil('*/api/admin/conversations/:id', 'conversation', value, fields);
    const { user } = await renderApp('/admin/chat', { as: people.admin });
    const list = await screen.findByRole('list', { name: 'Conversations' });
    await user.click(within(list).getAllByRole('button')[0]!);
    expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/object Object|Invalid/);
  });

  it('is opened without its notes, purchases and page', async () => {
    server.use(
      http.get('*/api/admin/conversations/:id', async ({ request }) => {
        const response = await getResponse(backend.handlers, request);
        const body = (await response!.json()) as object;
        return HttpResponse.json({ ...body, notes: value, purchases: value, opened_from: value });
      }),
    );
    const { user } = await renderApp('/admin/chat', { as: people.admin });
    const list = await screen.findByRole('list', { name: 'Conversations' });
    await user.click(within(list).getAllByRole('button')[0]!);
    expect(await screen.findByRole('log', { name: 'Messages' })).toBeVisible();
    expect(screen.getByText(/ · 0 purchases$/)).toBeVisible();
  });
});
