/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { send } from '../contract/client';
import { requireFault } from '../http/operationNames';
import { createMockServer } from '../node';
import { type Fault, strike } from './faults';
import { EXAMPLE_POINTER, formatFault, parseFault, partNames } from './faultText';

/** Returns the numbers of the requests that a fault affects. */
const struck = (fault: Fault, calls: number) =>
  Array.from({ length: calls }, (_call, index) => index + 1).filter((call) => strike(fault, call));

describe('a fault', () => {
  it.each<[text: string, calls: number[]]>([
    ['status=500', [1, 2, 3, 4, 5]],
    ['status=500,first=3', [1, 2, 3]],
    ['status=500,nth=2', [2]],
    ['status=500,nth=2..4', [2, 3, 4]],
    ['status=500,nth=4..', [4, 5]],
    ['status=500,rate=0', []],
    ['status=500,rate=1', [1, 2, 3, 4, 5]],
  ])('%s affects the requests %j of five', (text, calls) => {
    expect(struck(parseFault(`login:${text}`)[1], 5)).toEqual(calls);
  });

  it('affects a share of the requests: the same ones for the same seed, others for another', () => {
    const half = struck({ rate: 0.5, seed: 3 }, 1000);
    expect(half.length).toBeGreaterThan(440);
    expect(half.length).toBeLessThan(560);
    expect(struck({ rate: 0.5, seed: 3 }, 1000)).toEqual(half);
    expect(struck({ rate: 0.5, seed: 4 }, 1000)).not.toEqual(half);
  });

  it('waits for a random time on top of its delay', () => {
    const fault = { delayMs: 100, jitterMs: 50 };
    const delays = [1, 2, 3, 4, 5].map((call) => strike(fault, call)!.delayMs!);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...delays)).toBeLessThanOrEqual(150);
    expect(new Set(delays).size).toBeGreaterThan(1);
  });

  it.each([
    'login:status=500',
    '*:delay=2000,nth=3',
    '*@owner:jitter=300,3G',
    'getProject/4:slow4G,first=2',
    'listProjects?category=Web+Apps&page=2@visitor:offline,rate=0.25,seed=9',
    'verifyPayment:hang',
    'getProject:status=200,malformed,nth=2..4',
    'getProject:empty,nth=3..,then,status=503,delay=200,then,live',
    'getProject/4:live',
    'login:status=429,header=Retry-After: 3,header=Cache-Control: no-store%2C private',
    'listProjects:patch=/projects/0/a~1b="x, y=z",patch=/pagination=null,kbps=64',
    'login:status=400,body={"message":"100% wrong, nth=2, %2C"}',
    'login:body=""',
  ])('survives parsing and formatting: %s', (text) => {
    expect(formatFault(...parseFault(text))).toBe(text);
  });

  it.each([
    ['login', '"login" is no fault'],
    ['login:', '"login:" is no fault'],
    ['login:nth=2', 'needs something to do'],
    ['login:status=500,then', 'needs something to do'],
    ['login:status', '"status" is no part of a fault; there are status, body'],
    ['login:status=500,colour=1', '"colour=1" is no part'],
    ['login:status=99', 'status of a fault is a whole number from 200 to 599, not "99"'],
    ['login:status=5e2', 'whole number'],
    ['login:body={', 'body of a fault is JSON'],
    ['login:header=Retry-After', 'a name and a value such as Retry-After: 3'],
    ['login:header=%E0%A4%A: 3', 'encoded wrongly'],
    ['login:patch=user/name=1', 'a JSON Pointer and JSON'],
    ['login:patch=/user~2=1', 'a JSON Pointer and JSON'],
    ['login:patch=/user=Asha', 'a JSON Pointer and JSON'],
    ['login:status=500,patch=/user=1', 'changes the real response'],
    ['login:status=500,nth=0', 'calls counted from 1'],
    ['login:status=500,nth=4..2', 'calls counted from 1'],
    ['login:status=500,first=0', 'number of calls from 1'],
    ['login:status=500,rate=2', 'a share from 0 to 1'],
    ['login:kbps=0', 'kilobits per second from 1'],
    ['login:delay=1,3G', '"3G" sets what another part has set'],
    ['login:status=500,status=503', '"status=503" sets what another part has set'],
    ['login:patch=/user=1,patch=/user=2', '"patch=/user=2" sets what another part has set'],
    ['logIn:status=500', 'There is no operation logIn; try login'],
    ['login/4:status=500', 'The path of login has no parameter'],
    ['listProjects?colour=red:status=500', 'listProjects has no query parameter colour'],
    ['listPayments@asha:status=500', 'no person "asha"; there are visitor, customer'],
    ['@owner:status=500', '"@owner" is no target'],
    ['connectSocket:status=500,first=2', 'Connecting to the chat can only fail'],
    ['connectSocket@owner:status=500', 'Connecting to the chat can only fail'],
  ])('is not valid as %s, because: %s', (text, message) => {
    expect(() => requireFault(...parseFault(text))).toThrow(message);
  });
});

describe('docs/qa.md', () => {
  const [, section = ''] = readFileSync('docs/qa.md', 'utf8').split(/^## Faults$/m);
  const [targets = [], examples = []] = section
    .split(/^## /m)[0]!
    .split(/^\| -+ \|.*$/m)
    .slice(1)
    .map((table) => [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, example = '']) => example));

  it('has valid examples of every part of a fault', () => {
    const names = examples.flatMap((example) => {
      requireFault(...parseFault(`listProjects:${example}`));
      return example.split(',').map((part) => part.split('=')[0]);
    });
    expect(new Set(names)).toEqual(new Set(partNames));
  });

  it('has valid examples of what a fault is for', () => {
    for (const target of targets) requireFault(...parseFault(`${target}:offline`));
    expect(targets.join()).toMatch(/\/.*\?.*@/);
  });
});

describe('a request', () => {
  const { backend, server } = createMockServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.reset());
  afterAll(() => server.close());
  const request = (path = '', init?: RequestInit) =>
    fetch(`http://localhost:4000/api/projects${path}`, init);
  const setFaults = (...texts: string[]) =>
    backend.faults.replace('own', Object.fromEntries(texts.map(parseFault)));
  const lastCall = async () => {
    await backend.traffic.whenIdle();
    return backend.log.entries().at(-1);
  };

  it('is counted from when its fault was set, and gets the responses of one in turn', async () => {
    const fault = parseFault('listProjects:status=500,nth=2..,then,status=503,then,live');
    const statuses = async () => {
      const received: number[] = [];
      while (received.length < 5) received.push((await request()).status);
      return received;
    };
    backend.faults.set(...fault);
    expect(await statuses()).toEqual([200, 500, 503, 200, 200]);
    backend.faults.set(...fault);
    expect(await statuses()).toEqual([200, 500, 503, 200, 200]);
  });

  it('gets the fault whose target describes it most closely', async () => {
    setFaults(
      '*:status=500',
      '*@owner:status=501',
      'getProject:status=502',
      'getProject/4:status=503',
      'getProject/4@visitor:status=504,nth=2..',
      'listProjects?category=Web&page=2:live',
    );
    const signedIn = { token: (await backend.signIn('owner'))! };
    const received = [
      await request('/4'),
      await request('/4'),
      await request('/5'),
      await send('GET', '/api/payments/history', signedIn),
      await send('GET', '/api/projects/4', signedIn),
      await request('?category=Web&page=2&limit=1'),
      await request('?category=Web'),
    ];
    expect(received.map(({ status }) => status)).toEqual([503, 504, 502, 501, 503, 200, 500]);
  });

  it('gets the real response with other headers and fields, and says which it does not have', async () => {
    const fault = `listProjects:header=Content-Type: text/html,patch=${EXAMPLE_POINTER}=7,patch=/projects/0/colour=1`;
    setFaults(fault);
    const response = await request();
    expect(response.headers.get('Content-Type')).toBe('text/html');
    const { projects, pagination } = JSON.parse(await response.text()) as {
      projects: object[];
      pagination: object;
    };
    expect(projects[0]).toMatchObject({ id: expect.any(Number), base_price: 7 });
    expect(projects[0]).not.toHaveProperty('colour');
    expect(pagination).toBeDefined();
    expect(await lastCall()).toMatchObject({
      applied: `fault ${fault} (the response has no /projects/0/colour)`,
    });
  });

  it('takes as long as its bytes need', async () => {
    setFaults('listCategories:kbps=20');
    const started = performance.now();
    const { length } = await (await request('/meta/categories')).text();
    expect(performance.now() - started).toBeGreaterThan((length * 8) / 20 - 5);
  });

  it('gets a status with a header of the fault, and of the scenario by name in the log', async () => {
    setFaults('listProjects:status=429,header=Retry-After: 3');
    const response = await request();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3']);
    setFaults();
    backend.applyScenario('serverDown');
    await request();
    expect(await lastCall()).toMatchObject({ applied: 'scenario *:status=500' });
    backend.applyScenario('none');
    await request();
    expect(await lastCall()).toMatchObject({ applied: null });
  });

  it('gets no body with a status that has none', async () => {
    setFaults('listProjects:status=204');
    const response = await request();
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('gets truncated JSON', async () => {
    setFaults('listProjects:malformed');
    const response = await request();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    await expect(response.json()).rejects.toThrow(/JSON/);
  });

  it('hangs until the client aborts, and does not count as pending', async () => {
    setFaults('listProjects:hang');
    const giveUp = new AbortController();
    const response = request('', { signal: giveUp.signal });
    const settled = jest.fn();
    response.then(settled, settled);
    await backend.traffic.whenIdle();
    expect(settled).not.toHaveBeenCalled();
    expect(backend.log.entries().at(-1)).toMatchObject({ ending: 'hanging', response: null });
    giveUp.abort();
    await expect(response).rejects.toThrow(/abort/i);
  });
});
