import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { logFailure } from '@/lib/log';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { startReporting } from './startReporting';

// Seven digits, which no timestamp in an event contains.
const PERSONAL = /asha|token|secret|\b4711013\b|pay_/i;

const server = setupServer();
let requests: { request: Request; text: string }[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // Observed by web-vitals, whose measuring needs a browser (e2e/production/reporting.spec.ts).
  Object.assign(performance, { getEntriesByType: () => [] });
  server.use(
    http.post('https://sentry.example.com/api/7/envelope/', async ({ request }) => {
      requests.push({ request, text: await request.clone().text() });
      return HttpResponse.json({});
    }),
  );
  await startReporting({ sentryDsn: 'https://0a1b@sentry.example.com/7' });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  window.history.replaceState(null, '', '/projects/4711013?token=secret#asha');
});

test('a failure is one Sentry event, without personal data', async () => {
  expectConsoleOutput(/^console\.error: Verifying payment pay_Q1w2 failed/);
  const error = new TypeError('Nothing for asha@example.com in "token=secret" of user 4711013');
  error.stack = [
    'TypeError: Nothing for asha@example.com',
    '    at pay (https://shop.example.com/assets/main.1a2b3c4d.js:1:2345)',
    '    at async https://shop.example.com/assets/777.aaaabbbb.js:3:4',
  ].join('\n');
  logFailure('Verifying payment pay_Q1w2', error);
  logFailure('Verifying payment pay_Q1w2', error);
  await waitFor(() => expect(requests).toHaveLength(1));

  const [{ request, text } = { request: new Request('/'), text: '' }] = requests;
  expect(request.credentials).toBe('omit');
  expect(request.referrerPolicy).toBe('no-referrer');
  expect(text).not.toMatch(PERSONAL);
  const event = JSON.parse(text.split('\n')[2]!) as Record<string, unknown>;
  expect(event).toMatchObject({
    level: 'error',
    transaction: '/projects/:id',
    tags: { doing: 'Verifying payment …' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Nothing for … in … of user …',
          stacktrace: {
            frames: [
              { filename: 'app:///assets/777.aaaabbbb.js', lineno: 3, colno: 4 },
              {
                filename: 'app:///assets/main.1a2b3c4d.js',
                function: 'pay',
                lineno: 1,
                colno: 2345,
              },
            ],
          },
        },
      ],
    },
  });
  // Otherwise Sentry would add the sender's IP address.
  expect(event).toHaveProperty('sdk.settings.infer_ip', 'never');
  for (const field of ['request', 'user', 'breadcrumbs']) expect(event).not.toHaveProperty(field);
});
