import './generated/projects.gen';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { delay, http, HttpResponse } from 'msw';
import { env } from '@/config/env';
import { server } from '@/testing/mockServer';
import {
  type ApiContext,
  type ApiExtraOptions,
  baseQuery,
  takeEarlyResponse,
  toQuery,
} from './baseQuery';

const HOST = 'http://localhost:3000';

type Context = {
  token?: string | null;
  type?: BaseQueryApi['type'];
  signal?: AbortSignal;
  extra?: ApiContext;
};

let ofStore: ApiContext;
let onUnauthorized: jest.Mock;
let onWait: jest.Mock;
const makeContext = (): ApiContext => ({ getToken: () => null, onUnauthorized, onWait });
beforeEach(() => {
  onUnauthorized = jest.fn();
  onWait = jest.fn();
  ofStore = makeContext();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  delete window.earlyRequest;
});

/** Sends a request as the store does. */
function send(
  request: string | FetchArgs,
  extraOptions?: ApiExtraOptions,
  { token, type = 'query', signal = new AbortController().signal, extra = ofStore }: Context = {},
) {
  const api = {
    endpoint: 'anEndpoint',
    type,
    signal,
    extra: token === undefined ? extra : { ...extra, getToken: () => token },
  };
  return Promise.resolve(baseQuery(request, api as unknown as BaseQueryApi, extraOptions!));
}

/** Lets the time pass in short steps; gives up before the test does. */
async function passTimeUntil(isDone: () => boolean, stepMs: number): Promise<void> {
  for (let step = 0; !isDone() && step < 2000; step += 1) {
    await jest.advanceTimersByTimeAsync(stepMs);
  }
}

/** Lets the time pass until a request has its result. */
async function ended<Result>(request: Promise<Result>, stepMs = 50): Promise<Result> {
  let isPending = true;
  const end = () => {
    isPending = false;
  };
  request.then(end, end);
  await passTimeUntil(() => !isPending, stepMs);
  if (isPending) throw new Error('The request has no result');
  return request;
}

/** Answers requests, the last answer repeatedly; returns the requests with their times. */
function answer(...responses: (() => Response | Promise<Response>)[]) {
  const received: { request: Request; time: number }[] = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const respond = responses[Math.min(received.length, responses.length - 1)]!;
      received.push({ request, time: Date.now() });
      return respond();
    }),
  );
  return received;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    HttpResponse.json(body as object, { status });
const project = json({ project: { id: 4 } });
const ofProject: ApiExtraOptions = { operation: 'getProject' };
const never = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

const write: Context = { type: 'mutation' };

const busy = (status: number, wait: string, headers = {}) =>
  HttpResponse.json({}, { status, headers: { 'Retry-After': wait, ...headers } });

describe('a request', () => {
  it('has the path, parameters, method and body of the endpoint', async () => {
    const received = answer(project);
    const body = { title: 'Clinic' };
    const params = { category: ['a', 'b'], search: undefined, page: 1 };
    await ended(send({ url: '/api/projects', method: 'POST', params, body }));
    const { request } = received[0]!;
    expect(request.method).toBe('POST');
    expect(request.url).toBe(`${HOST}/api/projects?category=a&category=b&page=1`);
    expect(await request.json()).toEqual(body);
  });

  it.each([
    ['the API host', 'https://public.example.com', {}, HOST],
    ['the API host without options', 'https://public.example.com', undefined, HOST],
    ['the public host', 'https://public.example.com', { usesPublicHost: true }],
    ['the API host without a public one', '', { usesPublicHost: true }, HOST],
  ])('goes to %s', async (_what, publicApiHost, options, host = publicApiHost) => {
    jest.replaceProperty(env, 'publicApiHost', publicApiHost);
    const received = answer(project);
    await ended(send('/api/projects/4', options));
    expect(received.map(({ request }) => request.url)).toEqual([`${host}/api/projects/4`]);
  });

  it.each([
    ['token', 'Bearer token'],
    [null, null],
    ['', null],
  ])('with the token %p has the authorization %p', async (token, authorization) => {
    const received = answer(project);
    await ended(send('/api/projects/4', {}, { token }));
    expect(received[0]!.request.headers.get('Authorization')).toBe(authorization);
  });

  it('is not sent when the document has its response', async () => {
    const received = answer(json({ project: { id: 5 } }));
    const response = Promise.resolve(HttpResponse.json({ project: { id: 4 } }));
    window.earlyRequest = { path: '/api/projects/4', response };
    expect(await ended(send('/api/projects/4'))).toMatchObject({ data: { project: { id: 4 } } });
    expect(received).toHaveLength(0);
  });

  it('is sent when the document did not send it', async () => {
    const received = answer(project);
    window.earlyRequest = { path: '/api/projects/4', response: Promise.resolve(undefined) };
    expect(await ended(send('/api/projects/4'))).toMatchObject({ data: { project: { id: 4 } } });
    expect(received).toHaveLength(1);
  });

  it('of the document that failed is the first attempt', async () => {
    const received = answer(project);
    const response = Promise.reject<Response>(new TypeError('Failed to fetch'));
    response.catch(() => undefined);
    window.earlyRequest = { path: '/api/projects/4', response };
    expect(await ended(send('/api/projects/4'))).toMatchObject({ data: { project: { id: 4 } } });
    expect(received).toHaveLength(1);
  });
});

describe('a response', () => {
  it('has the documented fields, and says where it came from', async () => {
    answer(project);
    expect(await ended(send('/api/projects/4', ofProject))).toMatchObject({
      data: { project: { id: 4 } },
      meta: { response: { status: 200 } },
    });
  });

  it('fails without them', async () => {
    const received = answer(json({ project: {} }));
    const result = await ended(send('/api/projects/4', ofProject));
    expect(result).toMatchObject({
      error: {
        status: 'PARSING_ERROR',
        originalStatus: 200,
        error: 'The response does not have the documented fields',
      },
      meta: { response: { status: 200 } },
    });
    expect(result.data).toBeUndefined();
    expect(received).toHaveLength(2);
  });

  it('with an error status keeps its body as it is', async () => {
    answer(json({ id: '4', message: 'Sold out' }, 409));
    const result = await ended(send('/api/projects/4', ofProject));
    expect(result.error).toEqual({ status: 409, data: { id: '4', message: 'Sold out' } });
  });
});

describe('the session', () => {
  it.each([
    ['ends at a 401 response to its token', 401, 'token', [['token']]],
    ['of a guest does not end', 401, null, []],
    ['goes on at a 403 response', 403, 'token', []],
    ['goes on at a 200 response', 200, 'token', []],
  ])('%s', async (_what, status, token, calls) => {
    answer(json({ message: 'No' }, status));
    const request = send('/api/projects/4', {}, { token });
    await ended(request);
    await jest.runAllTimersAsync();
    expect(onUnauthorized.mock.calls).toEqual(calls);
  });

  it('ends after the caller has the response, which says so', async () => {
    answer(json({}, 401));
    const atResponse = send('/api/projects/4', {}, { token: 'token' }).then(({ error }) => [
      error,
      onUnauthorized.mock.calls.length,
    ]);
    expect(await ended(atResponse)).toEqual([{ status: 401, data: {}, endsSession: true }, 0]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('a query', () => {
  it.each([
    ['no response', () => HttpResponse.error()],
    ['no response in 30 s', never],
    ['an unreadable response', () => HttpResponse.html('<!doctype html>')],
    ['a response without the documented fields', json({})],
    ['the status 500', json({}, 500)],
    ['the status 503', json({}, 503)],
  ])('is sent once more after %s, 300 ms later', async (_what, fail) => {
    const received = answer(fail, project);
    const started = Date.now();
    const result = await ended(send('/api/projects/4', ofProject));
    expect(result).toMatchObject({ data: { project: { id: 4 } } });
    expect(received).toHaveLength(2);
    expect(received[1]!.time - started).toBeGreaterThanOrEqual(fail === never ? 30_300 : 300);
  });

  it('is not sent a third time', async () => {
    const received = answer(json({}, 500));
    const result = await ended(send('/api/projects/4'));
    expect(result.error).toMatchObject({ status: 500 });
    expect(received).toHaveLength(2);
  });

  it.each([
    ['the status 400', json({}, 400)],
    ['the status 401', json({}, 401)],
    ['the status 403', json({}, 403)],
    ['the status 404', json({}, 404)],
    ['the status 429', json({}, 429)],
    ['a 429 that asks to wait for long', () => busy(429, '11')],
    ['a 503 that asks to wait for long', () => busy(503, '11')],
    ['the status 499', json({}, 499)],
    ['an unreadable 404', () => HttpResponse.html('<!doctype html>', { status: 404 })],
  ])('is not sent again after %s', async (_what, fail) => {
    const received = answer(fail, project);
    const result = await ended(send('/api/projects/4'));
    expect(result.error).toBeDefined();
    expect(received).toHaveLength(1);
  });

  it('is not sent again once it is aborted, and leaves no timer', async () => {
    const received = answer(json({}, 500), project);
    const timers = jest.spyOn(window, 'setTimeout');
    const controller = new AbortController();
    const request = send('/api/projects/4', {}, { signal: controller.signal });
    const failure = request.catch((error: unknown) => error);
    await passTimeUntil(() => timers.mock.calls.some(([, ms]) => ms === 300), 0);
    controller.abort();
    expect(jest.getTimerCount()).toBe(0);
    expect(await ended(failure)).toBeDefined();
    expect(received).toHaveLength(1);
  });
});

it.each([
  ['7', {}, 7_000],
  ['Sun, 29 Nov 2026 12:00:07 GMT', {}, 7_000],
  ['Sun, 29 Nov 2026 12:00:07 GMT', { Date: 'Sun, 29 Nov 2026 11:59:00 GMT' }, 67_000],
  ['Sun, 29 Nov 2026 11:00:00 GMT', {}, 0],
])('a 429 with Retry-After %p and %p says for how long', async (wait, headers, retryAfterMs) => {
  jest.setSystemTime(new Date('2026-11-29T12:00:00Z'));
  answer(() => busy(429, wait, headers));
  const { error } = await ended(send({ url: '/api/projects', method: 'POST' }, {}, write), 0);
  expect(error).toEqual({ status: 429, data: {}, retryAfterMs });
});

describe('a busy backend that asks to wait', () => {
  const post = { url: '/api/projects', method: 'POST' };
  const withKey = (key?: string) => ({ ...post, headers: { 'Idempotency-Key': key } });

  it.each<[string, string | FetchArgs, ApiExtraOptions, Context, requests: number]>([
    ['a query', '/api/projects/4', {}, {}, 2],
    ['a PUT', { ...post, method: 'PUT' }, {}, write, 2],
    ['a PUT that must not', { ...post, method: 'PUT' }, { isRepeatable: false }, write, 1],
    ['a POST', post, {}, write, 1],
    ['a POST that may', post, { isRepeatable: true }, write, 2],
    ['a POST with a key', withKey('one'), {}, write, 2],
    ['a POST without its key', withKey(), {}, write, 1],
  ])('gets %s as often as it does no harm', async (_what, request, options, context, requests) => {
    for (const status of [429, 503]) {
      const received = answer(() => busy(status, '7'), project);
      const { error } = await ended(send(request, options, context));
      expect(error === undefined).toBe(requests === 2);
      expect(received).toHaveLength(requests);
      if (requests === 2)
        expect(received[1]!.time - received[0]!.time).toBeGreaterThanOrEqual(7000);
    }
    expect(onWait.mock.calls).toEqual(requests === 2 ? [[7000], [7000]] : []);
  });

  it('gets a request twice at most', async () => {
    const received = answer(() => busy(503, '0'));
    expect((await ended(send('/api/projects/4'))).error).toMatchObject({ status: 503 });
    expect(received).toHaveLength(2);
    expect(onWait.mock.calls).toEqual([[300]]);
  });

  it('does not get a request that is aborted meanwhile', async () => {
    const received = answer(() => busy(429, '7'), project);
    const controller = new AbortController();
    const request = send('/api/projects/4', {}, { signal: controller.signal });
    await passTimeUntil(() => onWait.mock.calls.length > 0, 0);
    controller.abort();
    expect(jest.getTimerCount()).toBe(0);
    expect((await ended(request)).error).toBeDefined();
    expect(received).toHaveLength(1);
  });
});

it.each([
  [100_000, { data: {} }],
  ['infinite' as const, { error: { status: 'TIMEOUT_ERROR' } }],
])('a part of 1 MB that takes %p ms ends with %p', async (ms, result) => {
  answer(() => delay(ms).then(() => HttpResponse.json({})));
  const part = { url: '/api/part', method: 'PUT', body: new Blob([new Uint8Array(1_048_576)]) };
  expect(await ended(send(part, {}, write), 1_000)).toMatchObject(result);
});

it.each([
  ['no response', () => HttpResponse.error()],
  ['the status 500', json({}, 500)],
])('a mutation is not sent again after %s', async (_what, fail) => {
  const received = answer(fail, project);
  const result = await ended(send({ url: '/api/projects', method: 'POST' }, {}, write));
  expect(result.error).toBeDefined();
  expect(received).toHaveLength(1);
});

it('writes of one state are sent one after another, also after a failure, and hold up no others', async () => {
  const received = answer(never, json({}));
  const mark = (id: number, is_helpful: boolean) =>
    send(
      { url: `/api/reviews/${id}/helpful`, method: 'PUT', body: { is_helpful } },
      {},
      { type: 'mutation' },
    );
  await ended(Promise.all([mark(7, true), mark(7, false), mark(8, true), mark(7, true)]));
  const sent = received.map(async ({ request, time }) => [
    new URL(request.url).pathname,
    (await request.json()) as unknown,
    time - received[0]!.time >= 30_000,
  ]);
  expect(await Promise.all(sent)).toEqual([
    ['/api/reviews/7/helpful', { is_helpful: true }, false],
    ['/api/reviews/8/helpful', { is_helpful: true }, false],
    ['/api/reviews/7/helpful', { is_helpful: false }, true],
    ['/api/reviews/7/helpful', { is_helpful: true }, true],
  ]);
});

it('writes of another store hold up nothing', async () => {
  const received = answer(never, json({}));
  const write = (extra?: ApiContext) =>
    send({ url: '/api/uploads/1', method: 'PUT' }, {}, { type: 'mutation', extra });
  void write();
  await ended(write(makeContext()));
  expect(received.map(({ time }) => time - received[0]!.time >= 30_000)).toEqual([false, false]);
});

it('writes of one state wait for one another whatever their paths', async () => {
  const received = answer(never, json({}));
  const write = (url: string, method: string) =>
    send({ url, method, body: {} }, { changes: 'projects' }, { type: 'mutation' });
  const bulk = write('/api/admin/projects/bulk', 'POST');
  await ended(Promise.all([bulk, write('/api/admin/projects/7/status', 'PUT')]));
  expect(received.map(({ time }) => time - received[0]!.time >= 30_000)).toEqual([false, true]);
});

it('parameters are written as a query', () => {
  for (const [params, query] of [
    [{}, ''],
    [{ page: 2, search: undefined }, 'page=2'],
    [{ category: ['Education', 'Health'] }, 'category=Education&category=Health'],
    [{ category: [], technology: [undefined, 'React'] }, 'technology=React'],
    [{ search: '', hasDemo: false, minPrice: 0 }, 'search=&hasDemo=false&minPrice=0'],
    [{ search: 'a b&c' }, 'search=a+b%26c'],
  ] as const) {
    expect([params, toQuery(params)]).toEqual([params, query]);
  }
});

describe('an early response', () => {
  const address = `${HOST}/api/projects/4?page=1`;
  const response = Promise.resolve(undefined);
  const arriveAfter = (ms: number) => {
    jest.spyOn(performance, 'now').mockReturnValue(ms);
    window.earlyRequest = { path: '/api/projects/4?page=1', response };
  };

  it('is for the same request, once', () => {
    arriveAfter(0);
    for (const other of [
      new Request(`${HOST}/api/projects/5?page=1`),
      new Request(`${HOST}/api/projects/4`),
      new Request('http://api.example.com/api/projects/4?page=1'),
      new Request(address, { headers: { Authorization: 'Bearer token' } }),
    ]) {
      expect([other.url, takeEarlyResponse(other)]).toEqual([other.url, undefined]);
    }
    expect(takeEarlyResponse(new Request(address))).toBe(response);
    expect(takeEarlyResponse(new Request(address))).toBeUndefined();
  });

  it('is too old after 30 s', () => {
    for (const [ms, taken] of [
      [29_999, response],
      [30_000, undefined],
    ] as const) {
      arriveAfter(ms);
      expect(takeEarlyResponse(new Request(address))).toBe(taken);
      expect(window.earlyRequest).toBeUndefined();
    }
  });
});
