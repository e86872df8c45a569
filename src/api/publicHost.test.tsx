import { screen, waitFor } from '@testing-library/react';
import { env } from '@/config/env';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const PUBLIC_HOST = 'https://public.example.com';
const API_HOST = process.env.API_HOST!;

afterEach(() => server.events.removeAllListeners());

/** The public calls of the home page: statistics, categories, featured and latest. */
const publicCalls = (host: string) => [
  `${host}/api/projects/meta/categories`,
  `${host}/api/projects/stats/public`,
  `${host}/api/projects?sort=created_at`,
  `${host}/api/projects?sort=download_count`,
];

it.each([
  ['the public host', PUBLIC_HOST, PUBLIC_HOST],
  ['the API host without one', '', API_HOST],
])('the four public calls alone go to %s', async (_what, publicApiHost, host) => {
  jest.replaceProperty(env, 'publicApiHost', publicApiHost);
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    const sort = searchParams.get('sort');
    calls.push(`${origin}${pathname}${sort ? `?sort=${sort}` : ''}`);
  });
  const { user } = await renderApp('/');
  await waitFor(() => expect([...calls].sort()).toEqual(publicCalls(host)));
  calls.length = 0;
  await user.click(screen.getAllByRole('link', { name: 'Projects' })[0]!);
  await screen.findByText(/^Showing 1-12 of/);
  expect(calls).toContainEqual(expect.stringContaining(`${API_HOST}/api/projects?`));
});
