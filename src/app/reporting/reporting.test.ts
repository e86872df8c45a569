import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { logFailure } from '@/lib/log';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import type { ReportedEvent } from './startReporting';
import { startReporting } from './startReporting';

const ADDRESS = 'https://reports.example.com/shop';
const PERSONAL = /asha|example\.com|token|secret|42|pay_|user|\?/i;

const server = setupServer();
let requests: { request: Request; events: ReportedEvent[] }[] = [];

const events = () => requests.flatMap((each) => each.events);

/** Flushes collected events, as when the user switches to another tab. */
function hide(): void {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

function throwUncaught(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

function rejectUnhandled(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // Observed by web-vitals, whose measuring needs a browser (e2e/production/reporting.spec.ts).
  Object.assign(performance, { getEntriesByType: () => [] });
  await startReporting({ url: ADDRESS });
});
beforeEach(() => {
  requests = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      const { events } = (await request.clone().json()) as { events: ReportedEvent[] };
      requests.push({ request, events });
      return HttpResponse.json({});
    }),
  );
  window.history.replaceState(null, '', '/projects/42?token=secret#asha');
});
afterEach(() => {
  hide();
  server.resetHandlers();
});
afterAll(() => server.close());

test('failures are reported in one request, without personal data', async () => {
  expectConsoleOutput(/^console\.error: Verifying payment pay_Q1w2 failed/);
  expectConsoleOutput(/^console\.error: Rendering the page/);
  expectConsoleOutput(/^console\.error: Loading the list failed/);
  const error = new TypeError('Nothing for asha@example.com in "token=secret" of user 42');
  error.stack = [
    'TypeError: Nothing for asha@example.com',
    '    at pay (https://shop.example.com/assets/main.1a2b3c4d.js:1:2345)',
    '    at async https://shop.example.com/assets/777.aaaabbbb.js:3:4',
    '    at https://extension.example.com/user42.js:1:1',
    '    at eval (https://shop.example.com/projects/42?token=secret:1:1)',
  ].join('\n');
  logFailure('Verifying payment pay_Q1w2', error);
  logFailure('Rendering the page\n    at UserCard (asha@example.com)', new Error('Broken'));
  logFailure('Loading the list', { status: 500, data: { message: 'Asha, user 42' } });
  throwUncaught(new RangeError('https://api.example.com/users/42?token=secret'));
  rejectUnhandled('user 42');
  rejectUnhandled({ status: 'FETCH_ERROR', error: 'asha@example.com' });
  hide();
  await waitFor(() => expect(events()).toHaveLength(6));

  expect(requests).toHaveLength(1);
  const [{ request } = { request: new Request(ADDRESS) }] = requests;
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(request.credentials).toBe('omit');
  expect(request.referrerPolicy).toBe('no-referrer');
  expect(request.keepalive).toBe(true);
  expect(events()).toEqual([
    {
      kind: 'error',
      page: '/projects/:id',
      doing: 'Verifying payment …',
      name: 'TypeError',
      message: 'Nothing for … in … of user …',
      frames: ['pay assets/main.1a2b3c4d.js:1:2345', 'assets/777.aaaabbbb.js:3:4'],
    },
    expect.objectContaining({ doing: 'Rendering the page', name: 'Error', message: 'Broken' }),
    {
      kind: 'error',
      page: '/projects/:id',
      doing: 'Loading the list',
      name: 'Response',
      message: '',
      status: 500,
      frames: [],
    },
    expect.objectContaining({ name: 'RangeError', message: '…' }),
    expect.objectContaining({ name: 'string', message: 'user …' }),
    expect.objectContaining({ name: 'FETCH_ERROR', message: '' }),
  ]);
  const sent = JSON.stringify(events()).replaceAll('user …', '').replace('1:2345', '');
  expect(sent).not.toMatch(PERSONAL);
});

test('the same error is reported once', async () => {
  for (let time = 0; time < 5; time += 1) throwUncaught(new Error('Again and again'));
  throwUncaught(new Error('Something else'));
  hide();
  await waitFor(() => expect(events()).toHaveLength(2));
  hide();
  expect(requests).toHaveLength(1);
});

test('a report that does not arrive is not reported', async () => {
  let attempts = 0;
  server.use(
    http.post(ADDRESS, () => {
      attempts += 1;
      return HttpResponse.error();
    }),
  );
  throwUncaught(new Error('Offline'));
  hide();
  await waitFor(() => expect(attempts).toBe(1));
  server.resetHandlers();
  hide();
  expect(events()).toEqual([]);
});

test('a page that keeps failing sends a limited number of reports', async () => {
  for (let time = 0; time < 500; time += 1) {
    throwUncaught(
      Object.assign(new Error('Endless'), { name: `Endless${'x'.repeat(time % 60)}${time}` }),
    );
  }
  hide();
  await waitFor(() => expect(events().length).toBeGreaterThan(20));
  expect(events().length).toBeLessThanOrEqual(60);
  expect(Math.max(...requests.map((each) => each.events.length))).toBeLessThanOrEqual(20);
});
