import { screen, within } from '@testing-library/react';
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

describe('a project whose texts are objects', () => {
  const text = { en: 'Text' };

  it('has a page', async () => {
    spoil('*/api/projects/4', 'project', text);
    await renderApp('/projects/4');
    expect(await screen.findByRole('heading', { level: 1, name: UNTITLED })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Purchase Now' })).toBeVisible();
  });

  it('is listed on the dashboard with its payment', async () => {
    spoil('*/api/projects/user/purchased', 'projects', text);
    spoil('*/api/payments/history', 'payments', text, ['title']);
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    for (const name of ['My Projects', 'Recent Payments', 'Transaction History']) {
      const rows = within(screen.getByRole('region', { name })).getAllByRole('listitem');
      expect(rows[0]).toHaveTextContent(UNTITLED);
    }
  });
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
