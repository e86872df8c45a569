/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import {
  DownloadError,
  fetchFile,
  isUnauthorizedDownload,
  type DownloadOptions,
} from './downloads';

const ADDRESS = 'http://localhost:3000/api/file';
const CSV = { 'Content-Type': 'text/csv' };

/** Creates a body that arrives in these chunks, each when the one before is read. */
function inChunks(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = [...chunks];
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = rest.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(encoder.encode(next));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Answers requests for the file; returns them. */
function answer(body: BodyInit | null, init: ResponseInit = {}): Request[] {
  const received: Request[] = [];
  server.use(
    http.get(ADDRESS, ({ request }) => {
      received.push(request);
      return new HttpResponse(body, { headers: CSV, ...init });
    }),
  );
  return received;
}

const signal = new AbortController().signal;
const download = (options: Partial<DownloadOptions> = {}) =>
  fetchFile(ADDRESS, ['text/csv', 'text/plain'], { token: null, signal, ...options });
const textOf = async (chunks: Promise<Uint8Array<ArrayBuffer>[]>) => new Blob(await chunks).text();
const failureOf = (request: Promise<unknown>) => request.catch((error: unknown) => error);

describe('a download', () => {
  it.each([
    ['token', 'Bearer token'],
    [null, null],
    ['', null],
  ])('with the token %p has the authorization %p', async (token, authorization) => {
    const received = answer('a,b');
    await download({ token });
    expect(received[0]!.headers.get('Authorization')).toBe(authorization);
  });

  it.each(['text/csv', 'text/plain', 'text/csv; charset=utf-8', 'text/csv ;charset=utf-8'])(
    'takes a response of the type "%s"',
    async (type) => {
      answer('a,b', { headers: { 'Content-Type': type } });
      expect(await textOf(download())).toBe('a,b');
    },
  );

  it.each([
    ['text/html; charset=utf-8', 'The response is text/html'],
    ['', 'The response is of no type'],
  ])('refuses a response of the type "%s"', async (type, message) => {
    answer(inChunks('a,b'), { headers: type ? { 'Content-Type': type } : {} });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ name: 'DownloadError', status: 200, message });
  });

  it.each([401, 403, 404, 500])('fails with the status %i', async (status) => {
    answer('a,b', { status, headers: CSV });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status, message: `The backend returned ${status}` });
    expect(isUnauthorizedDownload(failure)).toBe(status === 401);
  });

  it('fails without a body', async () => {
    answer(null);
    expect(await failureOf(download())).toMatchObject({
      name: 'DownloadError',
      status: null,
      message: 'The response has no body',
    });
  });
});

describe('the progress', () => {
  it.each<[string, Record<string, string>, number | null]>([
    ['the stated total', { 'Content-Length': '5' }, 5],
    ['no total when none is stated', {}, null],
    ['no total when it is stated as 0', { 'Content-Length': '0' }, null],
    ['no total when it is no number', { 'Content-Length': 'many' }, null],
    ['no total of a compressed file', { 'Content-Length': '5', 'Content-Encoding': 'x-own' }, null],
  ])('has the bytes so far and %s', async (_what, headers, total) => {
    answer(inChunks('ab', 'cde'), { headers: { ...CSV, ...headers } });
    const onProgress = jest.fn();
    expect(await textOf(download({ onProgress }))).toBe('abcde');
    expect(onProgress.mock.calls).toEqual([
      [2, total],
      [5, total],
    ]);
  });

  it('may be of no interest', async () => {
    answer(inChunks('ab', 'cde'));
    expect(await textOf(download())).toBe('abcde');
  });
});

describe('an incomplete file', () => {
  it('is a lost connection', async () => {
    answer(inChunks('ab'), { headers: { ...CSV, 'Content-Length': '5' } });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status: null, message: 'Only 2 of 5 bytes arrived' });
    expect(isUnauthorizedDownload(failure)).toBe(false);
  });

  it('is unknown without a total', async () => {
    answer(inChunks('ab'));
    expect(await textOf(download())).toBe('ab');
  });
});

it.each([undefined, '15'])('an aborted download of %p bytes reads no further', async (length) => {
  answer(inChunks('first', 'again', 'last.'), {
    headers: { ...CSV, ...(length && { 'Content-Length': length }) },
  });
  const controller = new AbortController();
  const onProgress = jest.fn(() => controller.abort());
  const failure = await failureOf(download({ signal: controller.signal, onProgress }));
  expect(failure).toMatchObject({ name: 'AbortError' });
  expect(onProgress).toHaveBeenCalledTimes(1);
});

it.each([{ status: 401 }, new Error('401'), null])(
  'the failure %p of something else is not an ended session',
  (failure) => {
    expect(isUnauthorizedDownload(failure)).toBe(false);
  },
);
