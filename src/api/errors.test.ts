/** @jest-environment node */
import { listenToFailures } from '@/lib/log';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { isAborted, logWhenFailed, messageOf, reportsFailure, toRequestFailure } from './errors';

it.each([
  ["the server's message", { status: 400, data: { message: ' Sold out ' } }, 400, 'Sold out'],
  ["the server's error", { status: 403, data: { error: 'Forbidden' } }, 403, 'Forbidden'],
  ['no message', { status: 500, data: { message: ' ' } }, 500, null],
  [
    'a page that is not JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<p>Bad gateway</p>', error: '' },
    502,
    null,
  ],
  ['a lost connection', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, null, null],
  ['a response that is too late', { status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, null, null],
  ['an aborted request', { name: 'AbortError', message: 'Aborted' }, null, null],
  ['something else', undefined, null, null],
  ['an empty body', { status: 500, data: null }, 500, null],
])(
  'the failure of a request with %s has its status and message',
  (_what, error, status, message) => {
    expect(toRequestFailure(error)).toEqual({ status, message });
  },
);

it.each([
  ['a message', { message: ' Sold out ' }, 'Sold out'],
  ['an error', { error: ' Forbidden ' }, 'Forbidden'],
  ['both', { message: 'Sold out', error: 'Conflict' }, 'Sold out'],
  ['an empty message and an error', { message: ' ', error: 'Conflict' }, 'Conflict'],
  ['a message that is an object', { message: { en: 'No' }, error: 'Conflict' }, 'Conflict'],
  ['a message that is a number', { message: 5 }, null],
  ['neither', {}, null],
  ['nothing', null, null],
  ['a list', [{ message: 'Sold out' }], null],
  ['text', 'Sold out', null],
])('the message of a body with %s is %p', (_what, body, message) => {
  expect(messageOf(body)).toBe(message);
});

it.each([
  [{ success: false }, true],
  [{ success: true }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('the body %j reports a failure: %p', (body, isReported) => {
  expect(reportsFailure(body)).toBe(isReported);
});

it.each([
  [{ name: 'AbortError' }, true],
  [{ name: 'TypeError' }, false],
  [null, false],
  [undefined, false],
])('the cause %j is a request that the shop broke off: %p', (cause, isBrokenOff) => {
  expect(isAborted(cause)).toBe(isBrokenOff);
});

describe('a query with a silent fallback', () => {
  const listener = jest.fn();
  const failing = (cause: unknown) => jest.fn<Promise<unknown>, []>().mockRejectedValue(cause)();
  beforeEach(() => {
    listener.mockReset();
    listenToFailures(listener);
  });

  it.each([
    ['the error of a query', { error: { status: 500 } }, { status: 500 }],
    ['text', 'out of memory', 'out of memory'],
  ])('logs %s and does not fail itself', async (_what, thrown, cause) => {
    expectConsoleOutput(/Loading stats failed/);
    await logWhenFailed('Loading stats', failing(thrown));
    expect(listener.mock.calls).toEqual([['Loading stats', cause]]);
  });

  it.each([
    ['succeeds', () => Promise.resolve({ data: {} })],
    ['is aborted', () => failing({ error: { name: 'AbortError' } })],
  ])('logs nothing when it %s', async (_what, request) => {
    await logWhenFailed('Loading stats', request());
    expect(listener).not.toHaveBeenCalled();
  });
});
