/** @jest-environment node */
import { isAborted, reportsFailure, toRequestFailure } from './errors';

describe('the failure of a request', () => {
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
  ])('with %s has its status and message', (_what, error, status, message) => {
    expect(toRequestFailure(error)).toEqual({ status, message });
  });
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
