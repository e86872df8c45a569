import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { payByCard } from '@/testing/checkout';
import { backend, offerOnly, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

/** Changes the JSON of the responses to an address. */
function spoil(address: string, change: (body: Record<string, unknown>) => unknown) {
  server.use(
    http.all(address, async ({ request }) => {
      const response = await getResponse(backend.handlers, request);
      if (!response?.headers.get('Content-Type')?.startsWith('application/json')) return response;
      const body = (await response.json()) as Record<string, unknown>;
      return HttpResponse.json(change(body) as object, { status: response.status });
    }),
  );
}

/** Converts a value as some database drivers do: numbers to text, flags to 0 or 1. */
function asStored(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asStored(field)]));
}

it('a backend that sends numbers as text and flags as 0 or 1 sells a project', async () => {
  spoil('*/api/*', asStored);
  const { user } = await renderApp('/projects', { as: people.newCustomer });
  expect(await screen.findByText(/^Showing 1-12 of \d+ projects$/)).toBeVisible();
  const [card] = await screen.findAllByRole('article');
  await user.click(within(card!).getByRole('link', { name: 'View Details' }));
  const purchase = await screen.findByRole('button', { name: 'Purchase Now' });
  await waitFor(() => expect(purchase).toBeEnabled());
  await user.click(purchase);
  await payByCard(user);
  expect(
    await screen.findByText('Payment successful! You can now download the project.'),
  ).toBeVisible();
  expect(await screen.findByText('Owned')).toBeVisible();
});

it('a project and reviews of another form are shown with what can be read', async () => {
  const odd = { en: 'Text' };
  const texts = ['category', 'short_description', 'description', 'features', 'technologies'];
  const allOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, odd]));
  spoil('*/api/projects/41', ({ project }) => ({
    project: { ...(project as object), ...allOf(['title', ...texts, 'changelog', 'licence']) },
  }));
  spoil('*/api/projects/:id/reviews', ({ reviews, summary, ...page }) => ({
    ...page,
    summary: { ...(summary as object), stars: odd },
    reviews: (reviews as object[]).map((review) => ({
      ...review,
      ...allOf(['author', 'stars', 'title', 'text', 'created_at', 'answer', 'helpful_count']),
    })),
  }));
  await renderApp('/projects/41', { as: people.owner });
  expect(await screen.findByRole('heading', { level: 1, name: 'Untitled project' })).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Reviews' }));
  expect(list.getAllByRole('article')).not.toHaveLength(0);
  expect(screen.getByRole('main')).not.toHaveTextContent(/object Object|NaN|undefined|null/);
});

it('a session whose user has no id ends, as one that could not be checked', async () => {
  spoil('*/api/auth/profile', ({ user }) => ({ user: { ...(user as object), id: undefined } }));
  await renderApp('/dashboard', { as: people.owner });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

/** Each page meets one of the responses; the shapes are tested with all of them. */
it.each([
  ['/projects', '*/api/projects', undefined, () => HttpResponse.json(null)],
  ['/my-projects', '*/api/projects/user/purchased', people.owner, () => HttpResponse.json({})],
  ['/payments', '*/api/payments/history', people.owner, () => HttpResponse.html('<!doctype html>')],
  [
    '/admin/projects',
    '*/api/admin/projects',
    people.admin,
    () => HttpResponse.json({ projects: [{}], pagination: {} }),
  ],
])('%s asks again once after an unusable response to %s, and reports it', async (...row) => {
  const [path, address, as, respond] = row;
  let requests = 0;
  server.use(
    http.get(address, () => {
      requests += 1;
      return respond();
    }),
  );
  await renderApp(path, as && { as });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(requests).toBe(2);
});

it('a response that names a prototype changes none', async () => {
  const body = `{"projects":[{"id":1,"title":"Plain","__proto__":{"isOwned":true}}],
    "__proto__":{"isOwned":true},"constructor":{"prototype":{"isOwned":true}},
    "pagination":{"total":1,"total_pages":1}}`;
  const headers = { 'Content-Type': 'application/json' };
  server.use(http.get('*/api/projects', () => HttpResponse.text(body, { headers })));
  await renderApp('/projects');
  expect(await screen.findByRole('article', { name: 'Plain' })).toBeVisible();
  expect(({} as { isOwned?: boolean }).isOwned).toBeUndefined();
});

describe('a backend without extensions', () => {
  beforeEach(() => offerOnly());

  it.each([
    ['customer', people.owner, ['/', '/projects', '/projects/1', '/dashboard', '/my-projects']],
    ['customer', people.owner, ['/payments', '/cart', '/help', '/login', '/forgot-password']],
    ['admin', people.admin, ['/admin', '/admin/projects', '/admin/projects/import', '/admin/chat']],
    ['admin', people.admin, ['/admin/payments', '/admin/users', '/admin/reviews', '/projects/1']],
  ] as const)('gets no request that it does not know from a %s', async (_who, as, paths) => {
    for (const path of paths) {
      const { close } = await renderApp(path, { as });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      await backend.traffic.whenIdle();
      close();
    }
    const unknown = backend.log
      .entries()
      .flatMap((entry) => (entry.kind === 'call' && entry.operationId === null ? entry.url : []));
    expect(unknown).toEqual([]);
  });

  it('says so in the admin panel, whose menu leads to what it offers', async () => {
    offerOnly('adminUsers');
    await renderApp('/admin', { as: people.admin });
    expect(await screen.findByText('Your backend does not offer this yet.')).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Admin Panel' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Users']);
  });

  it('has a project page with all rows of the specification and nothing else', async () => {
    await renderApp('/projects/12');
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    await waitFor(() =>
      expect(
        within(main)
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Description',
        'Key features',
        'Technologies',
        'Included in the price',
        'Project files',
        'License',
        'Details',
        'Related projects',
        'Need Customization?',
      ]),
    );
    expect(screen.queryByText(/\d sales?$/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(main).not.toHaveTextContent(/undefined|NaN|null|Unknown/);
  });
});
