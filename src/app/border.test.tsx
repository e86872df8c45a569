import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expectConsoleOutput } from '@/testing/consoleOutput';
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

/** Each has a field that is not as documented, deeper than where responses are checked. */
it.each([
  ['/', '*/api/projects', undefined, 'projects', { title: {} }],
  ['/projects', '*/api/projects', undefined, 'projects', { title: { en: 'Clinic' } }],
  ['/projects/41', '*/api/projects/41', undefined, 'project', { features: ['One'] }],
  ['/dashboard', '*/api/payments/history', people.owner, 'payments', { status: {} }],
  ['/my-projects', '*/api/projects/user/purchased', people.owner, 'projects', { title: {} }],
  ['/admin/projects', '*/api/admin/projects', people.admin, 'projects', { sales: 'many' }],
])('%s with a broken field of %s can be tried again', async (path, address, as, name, broken) => {
  expectConsoleOutput(/Rendering the page/);
  expectConsoleOutput(/error boundary/);
  let isBroken = true;
  spoil(address, (body) => {
    const whole = body[name];
    const change = (record: unknown) => ({ ...(record as object), ...broken });
    if (!isBroken) return body;
    return { ...body, [name]: Array.isArray(whole) ? whole.map(change) : change(whole) };
  });
  const { user } = await renderApp(path, as && { as });
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
});

it('a response that names a prototype changes none', async () => {
  const body = `{"projects":[{"id":1,"title":"Plain","category":null,"base_price":10,"download_count":0,
    "short_description":"","features":"","technologies":"","preview_images":null,"demo_url":null,
    "__proto__":{"isOwned":true}}],
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
    [
      'admin',
      people.admin,
      ['/admin/payments', '/admin/users', '/admin/reviews/questions', '/projects/1'],
    ],
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
