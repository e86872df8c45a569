/** @jest-environment node */
import { listenToFailures } from '@/lib/log';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import {
  isAborted,
  isSilent,
  isUnanswered,
  logWhenFailed,
  messageOf,
  reportsFailure,
  toFieldErrors,
  toRequestFailure,
} from './errors';

it('the failure of a request has its status and message', () => {
  for (const [error, status, message] of [
    [{ status: 400, data: { message: ' Sold out ' } }, 400, 'Sold out'],
    [{ status: 403, data: { error: 'Forbidden' } }, 403, 'Forbidden'],
    [{ status: 500, data: { message: ' ' } }, 500, null],
    [{ status: 500, data: null }, 500, null],
    [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<p>Bad gateway</p>' }, 502, null],
    [{ status: 'FETCH_ERROR', error: 'Failed to fetch' }, null, null],
    [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, null, null],
    [{ name: 'AbortError', message: 'Aborted' }, null, null],
    [undefined, null, null],
  ] as const) {
    expect([error, toRequestFailure(error)]).toEqual([error, { status, message }]);
  }
});

it('a request is unanswered until the backend itself answers for good', () => {
  const unreadable = (originalStatus: number, data: string) => ({
    status: 'PARSING_ERROR',
    originalStatus,
    data,
  });
  for (const [error, isDue] of [
    [undefined, true],
    [{ status: 'FETCH_ERROR' }, true],
    [{ status: 408 }, true],
    [{ status: 425 }, true],
    [{ status: 429, data: 'Wait' }, true],
    [{ status: 502 }, true],
    [{ status: 504, data: { message: 'Late' } }, true],
    [unreadable(200, '<p>Please log in to the network</p>'), true],
    [unreadable(200, ''), false],
    [{ status: 200, data: { success: false } }, false],
    [{ status: 400, data: 'Bad Request' }, false],
    [unreadable(404, 'Not found'), false],
    [{ status: 501, data: 'Not implemented' }, false],
  ] as const) {
    expect([error, isUnanswered(error)]).toEqual([error, isDue]);
  }
});

it('the message of a body is its message, or else its error', () => {
  for (const [body, message] of [
    [{ message: 'Sold out', error: 'Conflict' }, 'Sold out'],
    [{ message: ' ', error: ' Conflict ' }, 'Conflict'],
    [{ message: { en: 'No' }, error: 'Conflict' }, 'Conflict'],
    [{ message: 5 }, null],
    [{}, null],
    [null, null],
    [[{ message: 'Sold out' }], null],
    ['Sold out', null],
  ] as const) {
    expect([body, messageOf(body)]).toEqual([body, message]);
  }
});

it('a body reports a failure by its flag alone', () => {
  for (const [body, isReported] of [
    [{ success: false }, true],
    [{ success: true }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ] as const) {
    expect([body, reportsFailure(body)]).toEqual([body, isReported]);
  }
});

it('field errors are the texts of the response', () => {
  for (const [error, errors] of [
    [
      { status: 400, data: { message: 'No', errors: { title: 'Taken', other: 'Odd' } } },
      { title: 'Taken', other: 'Odd' },
    ],
    [null, {}],
    [undefined, {}],
    ['text', {}],
    [{}, {}],
    [{ status: 400, data: null }, {}],
    [{ status: 400, data: { errors: 'all wrong' } }, {}],
    [{ status: 400, data: { errors: null } }, {}],
    [{ status: 400, data: { errors: { title: 5, category: ' ' } } }, {}],
  ]) {
    expect([error, toFieldErrors(error)]).toEqual([error, errors]);
  }
});

it('a request that the shop broke off is told by its name', () => {
  for (const [cause, isBrokenOff] of [
    [{ name: 'AbortError' }, true],
    [{ name: 'TypeError' }, false],
    [null, false],
    [undefined, false],
  ] as const) {
    expect([cause, isAborted(cause)]).toEqual([cause, isBrokenOff]);
  }
});

it('nobody is told of a request that was broken off, or whose response ends the session', () => {
  const errors = [
    { name: 'AbortError' },
    { status: 401, endsSession: true },
    { status: 401 },
    { status: 'FETCH_ERROR' },
    undefined,
  ];
  expect(errors.map(isSilent)).toEqual([true, true, false, false, false]);
});

it('a query with a silent fallback logs its failure, and nothing else', async () => {
  const listener = jest.fn();
  listenToFailures(listener);
  expectConsoleOutput(/Loading stats failed/);
  const failing = (cause: unknown) => jest.fn<Promise<unknown>, []>().mockRejectedValue(cause)();
  await logWhenFailed('Loading stats', Promise.resolve({ data: {} }));
  await logWhenFailed('Loading stats', failing({ error: { name: 'AbortError' } }));
  expect(listener).not.toHaveBeenCalled();
  await logWhenFailed('Loading stats', failing({ error: { status: 500 } }));
  await logWhenFailed('Loading stats', failing('out of memory'));
  expect(listener.mock.calls).toEqual([
    ['Loading stats', { status: 500 }],
    ['Loading stats', 'out of memory'],
  ]);
});
