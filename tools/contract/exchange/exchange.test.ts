/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDocument } from '../document/readDocument';
import { Client } from './client';
import { toCurl } from './curl';
import { describeBody } from './describeBody';
import { Redactor } from './redaction';
import { toRequest } from './request';
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

  it('redacts everything within a field with a secret name, except booleans and null', () => {
    const body = {
      password: 123_456,
      passwords: ['one', 'two'],
      tokens: { access: 'three', isFresh: true, at: null },
    };
    expect(new Redactor().value(body)).toEqual({
      password: '[redacted]',
      passwords: ['[redacted]', '[redacted]'],
      tokens: { access: '[redacted]', isFresh: true, at: null },
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

  it('redacts headers with secret names', () => {
    const redactor = new Redactor();
    redactor.learnToken('known');
    expect(
      redactor.headers([
        ['authorization', 'Basic dXNlcg=='],
        ['Set-Cookie', 'session=1'],
        ['X-Auth-Token', 'abc'],
        ['X-Access-Token', 'known'],
        ['X-API-Key', 'abc'],
        ['Accept', '*/*'],
      ]),
    ).toEqual({
      authorization: '[redacted]',
      'Set-Cookie': '[redacted]',
      'X-Auth-Token': '[redacted]',
      'X-Access-Token': '$TOKEN',
      'X-API-Key': '[redacted]',
      Accept: '*/*',
    });
  });

  it('shows made-up values in what is sent', () => {
    const redactor = new Redactor();
    redactor.learnToken('real-token');
    redactor.learn('password', '$PASSWORD');
    expect(redactor.sent('Bearer real-token')).toBe('Bearer $TOKEN');
    expect(redactor.sent('Bearer forged')).toBe('Bearer forged');
    const body = { password: 'password', newPassword: 'short', signature: '000' };
    expect(JSON.parse(redactor.sentBody(JSON.stringify(body)))).toEqual({
      ...body,
      password: '$PASSWORD',
    });
    expect(redactor.sentBody('{"broken": ')).toBe('{"broken": ');
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

  it('sends the bytes of a binary body', () => {
    const line = toCurl({
      ...exchange,
      method: 'PUT',
      requestHeaders: {},
      requestBody: '[3 bytes of application/octet-stream]',
      requestBase64: Buffer.from([0, 37, 255]).toString('base64'),
    });
    expect(line).toBe(
      `printf '\\000\\045\\377' | curl -sS -i -X PUT --data-binary @- 'http://localhost:4000/api/auth/login'`,
    );
  });
});

describe('a curl line of the live chat', () => {
  const chat = {
    ...exchange,
    url: 'ws://localhost:4000/socket.io/?EIO=4&transport=websocket',
    handshake: '40{"token":"$TOKEN"}',
  };

  it('opens a session, connects with the token from a shell variable and reads the response', () => {
    expect(toCurl(chat).split('; ')).toEqual([
      `CHAT='http://localhost:4000/socket.io/?EIO=4&transport=polling'`,
      `CHAT="$CHAT&sid=$(curl -sS "$CHAT" | sed 's/.*"sid":"\\([^"]*\\)".*/\\1/')"`,
      `curl -sS -X POST -H 'Content-Type: text/plain' --data-raw '40{"token":"'"$TOKEN"'"}' "$CHAT"`,
      `curl -sS -i "$CHAT"`,
    ]);
    expect(toCurl({ ...chat, handshake: '40' })).toContain(`--data-raw '40' "$CHAT"`);
  });
});

describe('a body in a report', () => {
  it('is its text, truncated if long, or a note', () => {
    expect(describeBody('{}', 2, 'application/json')).toBe('{}');
    expect(describeBody('', 12, 'application/zip')).toBe('[12 bytes of application/zip]');
    expect(describeBody('', 0, null)).toBe('');
    expect(describeBody('x'.repeat(20_005), 20_005, 'text/plain')).toMatch(
      /x \[cut: 5 more characters\]$/,
    );
  });
});

describe('a request', () => {
  const document = readDocument();

  it('is built from an operation and a call', () => {
    expect(
      toRequest('http://host', document.operation('getProject'), {
        path: { id: 'a/b' },
        token: 'tok',
      }),
    ).toEqual({
      method: 'GET',
      url: 'http://host/api/projects/a%2Fb',
      headers: { Accept: 'application/json', Authorization: 'Bearer tok' },
      body: null,
    });
    const list = toRequest('http://host', document.operation('listProjects'), {
      query: { search: 'a b', page: 2 },
    });
    expect(list.url).toBe('http://host/api/projects?search=a+b&page=2');
  });

  it('requires its path parameters', () => {
    expect(() => toRequest('http://host', document.operation('getProject'), {})).toThrow(
      'getProject is called without id',
    );
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

  const send = (url: string, redactor = new Redactor()) =>
    new Client({ redactor, timeoutMs: 300, delayMs: 0 }).send({
      method: 'GET',
      url,
      headers: {},
      body: null,
    });

  it('redacts a token from the response that issues it', async () => {
    const url = await listen((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end('{"token":"fresh-token","again":"fresh-token"}');
    });
    const { exchange: recorded, response } = await send(url);
    expect(response!.json).toEqual({ token: 'fresh-token', again: 'fresh-token' });
    expect(recorded.responseBody).toBe('{"token":"$TOKEN","again":"$TOKEN"}');
  });

  it('redacts secrets in a truncated body', async () => {
    const url = await listen((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ refreshToken: 'opaque', filler: 'x'.repeat(30_000) }));
    });
    const { responseBody } = (await send(url)).exchange;
    expect(responseBody).toMatch(/^\{"refreshToken":"\$TOKEN".* more characters\]$/);
  });

  it('waits and retries after too many requests', async () => {
    let calls = 0;
    const url = await listen((_request, response) => {
      calls += 1;
      response.statusCode = calls === 1 ? 429 : 200;
      response.setHeader('Retry-After', '0.01');
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
    expect(await send(url)).toMatchObject({
      response: undefined,
      failure: 'The operation was aborted due to timeout',
      exchange: { status: 0 },
    });
    server!.closeAllConnections();
    expect(await send('http://127.0.0.1:1')).toMatchObject({ failure: expect.any(String) });
  });
});
