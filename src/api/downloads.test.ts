/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import {
  addressesOf,
  DownloadError,
  type DownloadOptions,
  fetchFile,
  fetchProjectZip,
  isUnauthorizedDownload,
  projectDownloadAddress,
} from './downloads';

const { signal } = new AbortController();
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
function answerFile(body: BodyInit | null, init: ResponseInit = {}): Request[] {
  const received: Request[] = [];
  server.use(
    http.get(ADDRESS, ({ request }) => {
      received.push(request);
      return new HttpResponse(body, { headers: CSV, ...init });
    }),
  );
  return received;
}

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
    const received = answerFile('a,b');
    await download({ token });
    expect(received[0]!.headers.get('Authorization')).toBe(authorization);
  });

  it.each(['text/csv', 'text/plain', 'text/csv; charset=utf-8', 'text/csv ;charset=utf-8'])(
    'takes a response of the type "%s"',
    async (type) => {
      answerFile('a,b', { headers: { 'Content-Type': type } });
      expect(await textOf(download())).toBe('a,b');
    },
  );

  it.each([
    ['text/html; charset=utf-8', 'The response is text/html'],
    ['', 'The response is of no type'],
  ])('refuses a response of the type "%s"', async (type, message) => {
    answerFile(inChunks('a,b'), { headers: type ? { 'Content-Type': type } : {} });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ name: 'DownloadError', status: 200, message });
  });

  it.each([401, 403, 404, 500])('fails with the status %i', async (status) => {
    answerFile('a,b', { status, headers: CSV });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status, message: `The backend returned ${status}` });
    expect(isUnauthorizedDownload(failure)).toBe(status === 401);
  });

  it('fails without a body', async () => {
    answerFile(null);
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
    answerFile(inChunks('ab', 'cde'), { headers: { ...CSV, ...headers } });
    const onProgress = jest.fn();
    expect(await textOf(download({ onProgress }))).toBe('abcde');
    expect(onProgress.mock.calls).toEqual([
      [2, total],
      [5, total],
    ]);
  });
});

describe('an incomplete file', () => {
  it('is a lost connection', async () => {
    answerFile(inChunks('ab'), { headers: { ...CSV, 'Content-Length': '5' } });
    const failure = await failureOf(download());
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status: null, message: 'Only 2 of 5 bytes arrived' });
    expect(isUnauthorizedDownload(failure)).toBe(false);
  });

  it('is given up after 30 s in which nothing arrives, however long it takes', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let parts!: ReadableStreamDefaultController<Uint8Array>;
    answerFile(new ReadableStream({ start: (controller) => void (parts = controller) }));
    const onSettled = jest.fn();
    const failure = failureOf(download()).finally(onSettled);
    for (let part = 0; part < 5; part += 1) {
      parts.enqueue(new Uint8Array(2));
      await jest.advanceTimersByTimeAsync(29_000);
    }
    expect(onSettled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(await failure).toMatchObject({ status: null, message: 'Nothing arrived for 30 s' });
  });
});

it.each([undefined, '15'])('an aborted download of %p bytes reads no further', async (length) => {
  answerFile(inChunks('first', 'again', 'last.'), {
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

const options = { token: 'token', signal };

/** Answers downloads of the project with a body that arrives in these chunks. */
function answer(chunks: string[], type = 'application/zip') {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      chunks.forEach((chunk) => controller.enqueue(encoder.encode(chunk)));
      controller.close();
    },
  });
  server.use(
    http.get('http://localhost:3000/api/projects/4/download', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer token'
        ? new HttpResponse(body, { headers: { 'Content-Type': type } })
        : HttpResponse.json({}, { status: 401 }),
    ),
  );
}

describe('the zip file of a project', () => {
  it.each([
    ['in one part', ['PK content']],
    ['with its signature in parts', ['P', 'K content', ' and more']],
  ])('is returned when it arrives %s', async (_what, chunks) => {
    answer(chunks);
    const zip = await fetchProjectZip(4, options);
    expect(await zip.text()).toBe(chunks.join(''));
    expect(zip.type).toBe('application/zip');
  });

  it.each([
    ['another file', ['GIF content']],
    ['half a signature', ['P']],
    ['a wrong start', ['XK content']],
    ['a wrong second byte', ['P', 'X content']],
    ['nothing', []],
  ])('is refused when it is %s', async (_what, chunks) => {
    answer(chunks);
    const failure: unknown = await fetchProjectZip(4, options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status: null, message: 'The file is no zip file' });
  });

  it('is refused when it is a page', async () => {
    answer(['PK content'], 'text/html');
    await expect(fetchProjectZip(4, options)).rejects.toThrow('The response is text/html');
  });
});

it('the address of an operation has its path and parameters', () => {
  const addressOf = addressesOf({
    query: ({ id, page }: { id: number; page?: number }) => ({
      url: `/api/projects/${id}`,
      params: { page },
    }),
  });
  expect(addressOf({ id: 4, page: 2 })).toBe('http://localhost:3000/api/projects/4?page=2');
  expect(addressOf({ id: 4 })).toBe('http://localhost:3000/api/projects/4');
  expect(projectDownloadAddress(4)).toBe('http://localhost:3000/api/projects/4/download');
  expect(addressesOf({ query: () => ({ url: '/api' }) })(undefined)).toBe(
    'http://localhost:3000/api',
  );
});
