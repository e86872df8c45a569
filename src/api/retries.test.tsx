import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const TRY_AGAIN = { name: 'Try Again' };

const wait = setTimeout;
afterEach(() => {
  window.setTimeout = wait;
});

/** Makes the time that a response may take pass at once. */
function skipResponseTimeout(): void {
  const hurry = (run: () => void, ms?: number) => wait(run, ms === 30_000 ? 0 : ms);
  window.setTimeout = hurry as typeof setTimeout;
}

/** Responds to requests for the list, the last response repeatedly; returns how to count them. */
function answer(...responses: (() => Response | Promise<Response>)[]): () => number {
  let requests = 0;
  server.use(
    http.get('*/api/projects', async () => {
      const respond = responses[Math.min(requests, responses.length - 1)]!;
      requests += 1;
      return respond();
    }),
  );
  return () => requests;
}

const list = () =>
  HttpResponse.json({
    projects: [{ id: 1, title: 'Plain', base_price: '10.00' }],
    pagination: { page: 1, limit: 12, total: 1, totalPages: 1 },
  });
const late = async () => {
  await delay('infinite');
  return list();
};

describe('a query', () => {
  it.each([
    ['no response', () => HttpResponse.error()],
    ['no response in 30 s', late],
    ['an unreadable response', () => HttpResponse.html('<!doctype html>')],
    ['the status 500', () => HttpResponse.json({}, { status: 500 })],
    ['the status 503', () => HttpResponse.json({}, { status: 503 })],
  ])('is sent once more after %s, and not a third time', async (_what, fail) => {
    skipResponseTimeout();
    const requests = answer(fail, list);
    const { close } = await renderApp('/projects');
    expect(await screen.findByRole('article', { name: 'Plain' })).toBeVisible();
    expect(requests()).toBe(2);
    close();

    const failures = answer(fail);
    await renderApp('/projects');
    expect(await screen.findByRole('button', TRY_AGAIN)).toBeVisible();
    expect(failures()).toBe(2);
  });

  it.each([400, 403, 404, 429])('is not sent again after the status %i', async (status) => {
    const requests = answer(() => HttpResponse.json({}, { status }));
    await renderApp('/projects');
    expect(await screen.findByRole('button', TRY_AGAIN)).toBeVisible();
    expect(requests()).toBe(1);
  });
});
