import { screen, waitFor, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

type Call = { address: string; authorization: string | null };
const calls: Call[] = [];

beforeEach(() => {
  calls.length = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push({
      address: `${pathname}${search}`,
      authorization: request.headers.get('Authorization'),
    });
  });
});
afterEach(() => server.events.removeAllListeners());

const HOME_CALLS = [
  '/api/projects?limit=6&sort=download_count&order=DESC',
  '/api/projects?limit=4&sort=created_at&order=DESC',
  '/api/projects/meta/categories',
  '/api/projects/stats/public',
];
const addresses = () => calls.map(({ address }) => address).sort();
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  it('asks for featured, latest, categories and totals, and shows them', async () => {
    await renderApp('/');
    await screen.findByRole('region', { name: 'Categories' });
    await waitFor(() =>
      expect(section('Featured projects').getAllByRole('article')).toHaveLength(6),
    );
    expect(section('Latest projects').getAllByRole('article')).toHaveLength(4);
    expect(section('Categories').getAllByRole('link').length).toBeGreaterThanOrEqual(20);
    expect(screen.getByText('Downloads').nextSibling).toHaveTextContent(/^[1-9][\d,]+$/);
    expect(addresses()).toEqual([...HOME_CALLS].sort());
  });

  it('sends no token for a visitor, and the stored one for a signed-in person', async () => {
    await renderApp('/');
    await screen.findByRole('region', { name: 'Categories' });
    expect(calls.every(({ authorization }) => authorization === null)).toBe(true);
  });

  it('sends the bearer token with every request of a signed-in person', async () => {
    await renderApp('/dashboard', { as: people.owner });
    await screen.findByText('Projects owned');
    const token = localStorage.getItem('token');
    const mine = calls.filter(({ address }) => address !== '/api/auth/login');
    expect(mine.length).toBeGreaterThanOrEqual(3);
    expect(mine.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
  });

  it('does not ask again when somebody comes back within five minutes', async () => {
    const { user } = await renderApp('/');
    await screen.findByRole('region', { name: 'Categories' });
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('region', { name: 'Categories' });
    expect(addresses()).toEqual([...HOME_CALLS].sort());
  });

  it('falls back to zeros and leaves out what could not be loaded, and logs each', async () => {
    for (const what of ['stats', 'categories', 'featured projects', 'latest projects']) {
      expectConsoleOutput(new RegExp(`Loading ${what} failed`));
    }
    for (const operationId of ['listProjects', 'listCategories', 'getPublicStats']) {
      backend.faults.set(operationId, { status: 500 });
    }
    await renderApp('/');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Featured projects' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('region', { name: 'Latest projects' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Categories' })).not.toBeInTheDocument();
    expect(screen.getByText('Downloads').nextSibling).toHaveTextContent('0');
    await waitFor(() => expect(calls).toHaveLength(8));
  });

  it('has three ways in', async () => {
    await renderApp('/');
    const main = within(screen.getByRole('main'));
    await main.findByRole('link', { name: 'Browse Projects' });
    const targets = ['Browse Projects', 'Explore Ideas', 'Internships'].map((name) =>
      main.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/projects', '/ideathon', '/internships']);
  });
});
