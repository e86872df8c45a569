import { screen, waitFor } from '@testing-library/react';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';
import { stopClock } from '@/testing/stopClock';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The requests of the home page, and how many minutes old a response may be. */
const LIFETIMES = [
  ['/api/projects/stats/public', 5],
  ['/api/projects/meta/categories', 10],
  ['/api/projects?limit=6&sort=download_count&order=DESC', 5],
  ['/api/projects?limit=4&sort=created_at&order=DESC', 5],
] as const;

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requested.push(`${pathname}${search}`);
  });
  stopClock(new Date('2025-10-15T09:00:00Z'));
});
afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

const countOf = (address: string) => requested.filter((each) => each === address).length;

describe.each(LIFETIMES)('the response of %s', (address, minutes) => {
  it(`is used again for ${minutes} minutes`, async () => {
    const { user } = await renderApp('/');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    const returnAfter = async (milliseconds: number) => {
      await user.click(screen.getByRole('link', { name: 'About' }));
      await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
      jest.setSystemTime(Date.now() + milliseconds);
      await user.click(screen.getByRole('link', { name: 'Launchyard, home page' }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    };
    await returnAfter(minutes * MINUTE_MS - SECOND_MS);
    expect(countOf(address)).toBe(1);
    await returnAfter(2 * SECOND_MS);
    await waitFor(() => expect(countOf(address)).toBe(2));
  });
});
