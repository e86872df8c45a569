/** @jest-environment node */
import { loadContractChecks } from '../contract/contractChecks';
import { createMockServer } from '../node';
import { checkEntry } from './checkEntry';
import { toCurl } from './curl';
import type { LoggedCall } from './entries';
import { toHar } from './har';
import { toOutsideUrl } from './outsideUrl';
import { Recording } from './recording';
import { redactHeaders, redactText, redactUrl } from './redact';
import { reportResponses } from './reportResponses';

const HOST = 'http://localhost:4000';
const { backend, server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => backend.reset());
beforeEach(() => backend.log.clear());
afterAll(() => server.close());

async function logIn(password = 'password'): Promise<string> {
  const response = await fetch(`${HOST}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Returns the logged calls once the traffic is idle. */
async function readCalls(): Promise<LoggedCall[]> {
  await backend.traffic.whenIdle();
  return backend.log.entries().filter((entry) => entry.kind === 'call');
}

const check = async () => {
  const checks = loadContractChecks();
  return (await readCalls()).map((call) => checkEntry(call, checks).problems);
};

describe('the log', () => {
  it('records requests with their time and outcome', async () => {
    await fetch(`${HOST}/api/projects?limit=1`);
    const [call] = await readCalls();
    expect(call).toMatchObject({
      operationId: 'listProjects',
      method: 'GET',
      url: `${HOST}/api/projects?limit=1`,
      ending: 'completed',
      handledBy: null,
      applied: null,
      response: { status: 200, body: expect.stringContaining('"projects":[') },
    });
    expect(Date.now() - Date.parse(call!.startedAt)).toBeLessThan(60_000);
  });

  it('contains no password and no session token', async () => {
    const token = await logIn();
    const headers = { Authorization: `Bearer ${token}` };
    await fetch(`${HOST}/api/auth/profile`, { headers });
    await fetch(`${HOST}/api/auth/change-password`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ currentPassword: 'password', newPassword: 'hunter22' }),
    });
    const calls = await readCalls();
    const text = JSON.stringify(calls);
    expect(JSON.parse(calls[0]!.request.body!)).toEqual({
      email: 'asha@example.com',
      password: '[left out]',
    });
    expect(text).not.toContain(token);
    expect(text).not.toContain('hunter22');
  });
});

describe('the contract', () => {
  it('reports problems with a response, a request and a status', async () => {
    backend.faults.set('listProjects', { status: 200, body: { projects: 'none' } });
    await fetch(`${HOST}/api/projects`);
    backend.faults.set('getProject', { status: 418 });
    await fetch(`${HOST}/api/projects/4`);
    backend.faults.set('listCategories', { spoils: 'malformed' });
    await fetch(`${HOST}/api/projects/meta/categories`);
    await fetch(`${HOST}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":5}',
    });
    const [list, project, categories, login] = await check();
    expect(list).toContain('The response: /projects must be array');
    expect(project).toEqual(['The status 418 is not documented']);
    expect(categories).toEqual(['The response is not JSON']);
    expect(login).toContain('The request: /email must be string');
  });

  it('logs an error for each response that differs, with its fields', async () => {
    const logged = new Promise((resolve) => {
      jest.mocked(console.error).mockImplementationOnce(resolve);
    });
    reportResponses(backend.log, async () => loadContractChecks());
    await fetch(`${HOST}/api/projects/meta/categories`);
    backend.faults.set('listProjects', { status: 200, body: { projects: 'none' } });
    await fetch(`${HOST}/api/projects?limit=1`);
    expect(await logged).toBe(
      `GET ${HOST}/api/projects?limit=1 (listProjects): ` +
        "The response: it must have required property 'pagination'; The response: /projects must be array",
    );
  });

  it('checks the payloads of chat events', () => {
    const checks = loadContractChecks();
    const checkEvent = (event: string, payload: unknown) => {
      const line = {
        kind: 'event',
        id: 1,
        startedAt: '',
        direction: 'sent',
        socketId: 's',
      } as const;
      return checkEntry({ ...line, event, body: JSON.stringify(payload) }, checks).problems;
    };
    expect(checkEvent('join-conversation', 4)).toEqual([]);
    expect(checkEvent('join-conversation', '4')).toEqual(['The payload: it must be integer']);
    const typing = { conversationId: 4, userId: 2, userName: 'Asha Rao', isTyping: true };
    expect(checkEvent('user-typing', typing)).toEqual([]);
    expect(checkEvent('user-typing', { ...typing, isTyping: 1 })).toEqual([
      'The payload: /isTyping must be boolean',
    ]);
    expect(checkEvent('message-received', { message: 'Hello' })).not.toEqual([]);
    expect(checkEvent('party', null)).toEqual(['The event party is not documented']);
  });
});

describe('redacting secrets', () => {
  it('finds them by name at any depth and keeps the structure', () => {
    const body = {
      email: 'a@b.example',
      newPassword: 'one',
      list: [{ accessToken: 'two', passwordHash: 'three', pin: null, cvv: 123 }],
      card: { number: '4100280000001007' },
    };
    const redacted = redactText(JSON.stringify(body));
    expect(redacted).not.toMatch(/one|two|three|123|41002800/);
    expect(JSON.parse(redacted)).toMatchObject({
      email: 'a@b.example',
      list: [{ pin: null, cvv: 0 }],
      card: { number: '••••••••••••1007' },
    });
  });

  it('finds them in headers and URLs', () => {
    const headers = new Headers({
      Authorization: 'Bearer abc',
      Cookie: 'a=1',
      'Set-Cookie': 'session=1; HttpOnly',
      'X-Auth-Token': 'abc',
      Referer: 'http://shop.example/reset?token=abc',
      Accept: '*/*',
    });
    expect(redactHeaders(headers)).toEqual({
      accept: '*/*',
      authorization: 'Bearer [left out]',
      cookie: '[left out]',
      referer: 'http://shop.example/reset?token=[left out]',
      'set-cookie': '[left out]',
      'x-auth-token': '[left out]',
    });
    expect(
      redactHeaders(new Headers({ Authorization: 'Digest username="a", response="b"' })),
    ).toEqual({ authorization: 'Digest [left out]' });
    expect(redactHeaders(new Headers({ Authorization: 'abc' }))).toEqual({
      authorization: '[left out]',
    });
    expect(redactUrl('http://shop.example/a?q=a%20b')).toBe('http://shop.example/a?q=a%20b');
    expect(redactUrl('http://shop.example/reset-password#token=abc')).toBe(
      'http://shop.example/reset-password#token=[left%20out]',
    );
    expect(redactUrl('http://u:p@shop.example/a?token=abc&page=2')).toBe(
      'http://shop.example/a?token=%5Bleft+out%5D&page=2',
    );
  });
});

describe('exporting calls', () => {
  it('writes HTTP Archive 1.2 with all required fields', async () => {
    await logIn();
    const { log } = toHar(await readCalls(), '1');
    expect(log).toMatchObject({ version: '1.2', creator: { name: expect.any(String) } });
    expect(log.entries).toMatchObject([
      {
        startedDateTime: expect.stringMatching(/^\d{4}-.*Z$/),
        time: expect.any(Number),
        request: {
          method: 'POST',
          url: `${HOST}/api/auth/login`,
          httpVersion: 'HTTP/1.1',
          cookies: [],
          headers: expect.arrayContaining([{ name: 'content-type', value: 'application/json' }]),
          queryString: [],
          postData: { mimeType: 'application/json', text: expect.stringContaining('asha@') },
          headersSize: -1,
          bodySize: expect.any(Number),
        },
        response: {
          status: 200,
          cookies: [],
          content: { size: expect.any(Number), mimeType: 'application/json' },
          redirectURL: '',
          headersSize: -1,
          bodySize: -1,
        },
        cache: {},
        timings: { send: 0, wait: expect.any(Number), receive: 0 },
      },
    ]);
  });

  it('writes a curl command that a shell parses as one call', async () => {
    await fetch(`${HOST}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: "o'neil@example.com", password: 'secret-one' }),
    });
    const [call] = await readCalls();
    expect(toCurl(call!)).toBe(
      `curl -X POST '${HOST}/api/auth/login' -H 'content-type: application/json' --data-raw '{"email":"o'\\''neil@example.com","password":"[left out]"}'`,
    );
  });

  it('names an address that answers outside the page', async () => {
    const page = 'http://localhost:3000';
    const rows: [string, string | null, string | null, string][] = [
      [`${page}/api/projects?page=2`, null, page, 'http://localhost:4000/api/projects?page=2'],
      [`${page}/api/projects`, 'http://real.example', page, 'http://real.example/api/projects'],
      ['http://api.example/api/projects', null, page, 'http://api.example/api/projects'],
      [`${page}/api/projects`, null, null, `${page}/api/projects`],
    ];
    for (const [url, handledBy, mockedOrigin, outside] of rows) {
      expect(toOutsideUrl({ url, handledBy }, mockedOrigin)).toBe(outside);
    }
    await backend.signIn('owner');
    const [signedIn] = await readCalls();
    expect(toOutsideUrl(signedIn!, page)).toBe(`${HOST}/api/auth/login`);
  });
});

describe('a recording', () => {
  const list = async () => (await fetch(`${HOST}/api/projects?limit=1`)).status;
  const categories = async () => (await fetch(`${HOST}/api/projects/meta/categories`)).status;
  afterEach(() => {
    backend.recording = null;
  });

  it('answers recorded requests in order, leaves the rest as usual, and starts again on a reset', async () => {
    backend.faults.set('listProjects', { status: 503, firstCall: 1, lastCall: 1 });
    expect([await list(), await list()]).toEqual([503, 200]);
    await logIn();
    const archive = toHar(await readCalls(), '1', HOST);
    await backend.reset();
    backend.recording = new Recording(JSON.parse(JSON.stringify(archive)));
    expect([await list(), await list(), await list(), await categories()]).toEqual([
      503, 200, 200, 200,
    ]);
    expect((await readCalls()).map(({ applied }) => applied)).toEqual([
      'recording',
      'recording',
      'recording',
      null,
    ]);
    // The token was left out of the archive.
    expect(await logIn()).toMatch(/^ey/);
    await backend.reset();
    expect(await list()).toBe(503);
  });

  it('may contain broken connections and encoded bodies', () => {
    const request = { method: 'GET', url: 'http://shop.example/api/projects/4/download' };
    const response = (status: number, content: object) => ({ status, headers: [], content });
    const replayed = new Recording({
      log: {
        entries: [
          { request, response: response(0, {}) },
          { request, response: response(200, { text: btoa('zip'), encoding: 'base64' }) },
        ],
      },
    });
    expect(replayed.take(request)).toBeNull();
    return expect(replayed.take(request)!.text()).resolves.toBe('zip');
  });

  it.each([[null], [{}], [{ log: { entries: [] } }]])('is refused if it is %j', (value) => {
    expect(() => new Recording(value)).toThrow(TypeError);
  });
});
