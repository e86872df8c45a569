/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from './client';
import { toCurl } from './curl';
import { Redactor } from './redaction';
import type { Exchange } from './types';

const exchange: Exchange = {
  method: 'POST',
  url: 'http://localhost:4000/api/auth/login',
  requestHeaders: { 'Content-Type': 'application/json', Authorization: 'Bearer $TOKEN' },
  requestBody: `{"message":"it's"}`,
  status: 200,
  statusText: 'OK',
  responseHeaders: {},
  responseBody: '',
  responseBytes: 0,
  startedAt: '2025-10-15T09:00:00.000Z',
  durationMs: 1,
};

describe('redaction', () => {
  it('redacts only fields with secret names', () => {
    const body = {
      email: 'asha@example.com',
      password: 'password',
      nested: [{ currentPassword: 'x', signature: 'y', token: 'z' }],
      message: 'Email and password are required',
    };
    expect(JSON.parse(new Redactor().body(JSON.stringify(body)))).toEqual({
      email: 'asha@example.com',
      password: '[redacted]',
      nested: [{ currentPassword: '[redacted]', signature: '[redacted]', token: '[redacted]' }],
      message: 'Email and password are required',
    });
  });

  it('redacts known tokens and secrets everywhere', () => {
    const redactor = new Redactor();
    redactor.learnToken('tok.en');
    redactor.learn('s3cret-text');
    redactor.learn('password', '$PASSWORD');
    expect(redactor.text('a tok.en and s3cret-text')).toBe('a $TOKEN and [redacted]');
    expect(redactor.value({ deep: ['tok.en', 'password', 'a password'] })).toEqual({
      deep: ['$TOKEN', '$PASSWORD', 'a password'],
    });
    expect(redactor.body('not JSON: s3cret-text')).toBe('not JSON: [redacted]');
  });

  it.each([
    ['password=hunter2&page=1', 'password=[redacted]&page=1'],
    ['/reset?resetToken=abc;next=1', '/reset?resetToken=[redacted];next=1'],
    ['{"page":1,"newPassword": "hun\\"ter', '{"page":1,"newPassword": "[redacted]"'],
    ['"token":12,"page":1', '"token":"[redacted]","page":1'],
    ['Got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln, sorry', 'Got [redacted], sorry'],
    ['Bearer 0123456789abcdef0123 is old', 'Bearer [redacted] is old'],
    ['A password: six characters', 'A password: six characters'],
  ])('redacts what looks like a secret in the text %s', (text, expected) => {
    expect(new Redactor().body(text)).toBe(expected);
  });
});

describe('a curl line', () => {
  it('repeats a request with the token from a shell variable', () => {
    expect(toCurl(exchange)).toBe(
      `curl -sS -i -X POST -H 'Content-Type: application/json' -H 'Authorization: Bearer '"$TOKEN" ` +
        `--data-raw '{"message":"it'\\''s"}' 'http://localhost:4000/api/auth/login'`,
    );
  });

  it('expands only passwords and the beginning of a token in the shell', () => {
    const line = toCurl({
      ...exchange,
      requestHeaders: { Authorization: 'Bearer ${TOKEN%????}AAAA' },
      requestBody: '{"password":"$PASSWORD","phone":"!"}',
    });
    expect(line).toContain(`-H 'Authorization: Bearer '"\${TOKEN%????}"'AAAA' `);
    expect(line).toContain(`--data-raw '{"password":"'"$PASSWORD"'","phone":"!"}' `);
  });
});

describe('the client', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function listen(listener: RequestListener): Promise<string> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const send = (url: string, timeoutMs = 10_000) =>
    new Client({ redactor: new Redactor(), timeoutMs, delayMs: 0 }).send({
      method: 'GET',
      url,
      headers: {},
      body: null,
    });

  it.each([
    ['too many requests', 429, () => '0.01'],
    ['too many requests, until a date', 429, () => new Date(Date.now() + 1).toUTCString()],
    ['no service for a while', 503, () => '0.01'],
  ])('waits and retries when the backend has %s', async (_case, status, retryAfter) => {
    let calls = 0;
    const url = await listen((_request, response) => {
      calls += 1;
      response.statusCode = calls === 1 ? status : 200;
      response.setHeader('Retry-After', retryAfter());
      response.end();
    });
    expect((await send(url)).response!.status).toBe(200);
    expect(calls).toBe(2);
  });

  it('does not follow redirects', async () => {
    const url = await listen((_request, response) =>
      response.writeHead(302, { Location: '/elsewhere' }).end(),
    );
    expect((await send(url)).response!.status).toBe(302);
  });

  it('reports why there is no response', async () => {
    const url = await listen(() => undefined);
    expect(await send(url, 100)).toMatchObject({
      response: undefined,
      failure: 'The operation was aborted due to timeout',
      exchange: { status: 0 },
    });
    server!.closeAllConnections();
    server!.close();
    expect(await send(url)).toMatchObject({
      failure: 'nothing listens there (ECONNREFUSED)',
    });
  });
});
