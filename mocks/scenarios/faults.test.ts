/** @jest-environment node */
import { createMockServer } from '../node';
import { FaultBoard } from './faultBoard';
import { isStanding, strikes, type Fault } from './faults';
import { formatFault, parseFault, readFault } from './faultText';

/** Returns the numbers of the requests that a fault affects. */
const struck = (fault: Fault, calls: number) =>
  Array.from({ length: calls }, (_call, index) => index + 1).filter((call) => strikes(fault, call));

describe('a fault', () => {
  it('affects every request, a single one or a share of them', () => {
    expect(struck({ status: 500 }, 3)).toEqual([1, 2, 3]);
    expect(struck({ status: 500, onlyCall: 2 }, 4)).toEqual([2]);
    expect(struck({ rate: 0 }, 50)).toEqual([]);
    expect(struck({ rate: 1 }, 3)).toEqual([1, 2, 3]);
    const half = struck({ rate: 0.5, seed: 3 }, 1000);
    expect(half.length).toBeGreaterThan(440);
    expect(half.length).toBeLessThan(560);
  });

  it('affects the same requests for the same seed, others for another', () => {
    expect(struck({ rate: 0.3, seed: 7 }, 100)).toEqual(struck({ rate: 0.3, seed: 7 }, 100));
    expect(struck({ rate: 0.3, seed: 7 }, 100)).not.toEqual(struck({ rate: 0.3, seed: 8 }, 100));
  });

  it('is standing when it affects every request', () => {
    expect(isStanding({ status: 500 })).toBe(true);
    expect(isStanding({ rate: 1 })).toBe(false);
    expect(isStanding({ onlyCall: 1 })).toBe(false);
  });

  it.each([
    'login:status=500',
    '*:delay=2000,nth=3',
    'listProjects:rate=0.25,seed=9,offline',
    'verifyPayment:hang',
    'getProject:status=200,malformed',
    'getProject:status=204,empty',
    'listProjects:status=200,type=text/html,body={"projects":[1,2]}',
    'login:status=400,body={"message":"100% wrong, nth=2, %2C"}',
    'login:body=""',
  ])('survives formatting and parsing: %s', (text) => {
    const [operationId, fault] = parseFault(text);
    expect(parseFault(formatFault(operationId, fault))).toEqual([operationId, fault]);
    expect(formatFault(operationId, fault)).toBe(text);
  });

  it.each([
    ['login:body={"a":1,"b":[2,3]},nth=2', { body: { a: 1, b: [2, 3] }, onlyCall: 2 }],
    ['login:body=%7B%22a%22%3A1%2C%22b%22%3A2%7D,nth=2', { body: { a: 1, b: 2 }, onlyCall: 2 }],
    ['login:body=1,status=500', { body: 1, status: 500 }],
    ['login:type=text%2Fhtml,delay=5', { contentType: 'text/html', delayMs: 5 }],
  ])('has a body with commas, encoded once or not at all: %s', (text, fault) =>
    expect(parseFault(text)).toEqual(['login', fault]),
  );

  it('says what is wrong with a body', () =>
    expect(() => parseFault('login:status=400,body={"a":1,nth=2')).toThrow(
      'The body in "body={"a":1,nth=2" is no JSON',
    ));

  it.each([
    'login',
    'login:',
    'login:body=%E0%A4%A',
    'login:type=%E0%A4%A',
    'login:nth=2',
    'login:rate=0.5,seed=1',
    'login:status',
    'login:colour=1',
    'login:status=99',
    'login:rate=2',
  ])('cannot be parsed from %s', (text) => expect(() => parseFault(text)).toThrow(TypeError));

  it('is rejected with an error message', () => {
    expect(() => readFault({ status: '500' })).toThrow(
      'The status of a fault is a whole number from 200 to 599',
    );
    expect(() => readFault({ toString: 1 })).toThrow('A fault has no toString');
    expect(() => readFault([])).toThrow('A fault is an object');
    expect(() => readFault({ onlyCall: 2 })).toThrow('A fault needs something to do');
    expect(() => readFault({ hangs: false })).toThrow('A fault needs something to do');
  });
});

describe('the board of faults', () => {
  it('counts the requests to an operation since its fault was set', () => {
    const board = new FaultBoard();
    const fault = { status: 500, onlyCall: 2 };
    board.set('login', fault);
    expect([board.take('login'), board.take('login'), board.take('login')]).toEqual([
      undefined,
      fault,
      undefined,
    ]);
    board.set('login', fault);
    expect([board.take('login'), board.take('login')]).toEqual([undefined, fault]);
  });

  it('applies a fault of a later layer when the first does not', () => {
    const board = new FaultBoard();
    board.replace('scenario', { '*': { status: 503 } });
    board.set('login', { status: 401, onlyCall: 1 });
    expect(board.take('login')).toMatchObject({ status: 401 });
    expect(board.take('login')).toMatchObject({ status: 503 });
  });

  it('keeps counting for a fault that stays while others change', () => {
    const board = new FaultBoard();
    const fault = { status: 500, onlyCall: 2 };
    board.replace('own', { login: fault });
    board.take('login');
    board.replace('own', { login: fault, getProject: { status: 404 } });
    expect(board.take('login')).toBe(fault);
  });

  it('keeps what was set by hand when the scenario changes', () => {
    const board = new FaultBoard();
    board.set('login', { status: 500 });
    board.replace('scenario', { getProject: { status: 404 } });
    board.replace('scenario', {});
    expect(board.standing('login')).toEqual({ status: 500 });
    expect(board.standing('getProject')).toBeUndefined();
    board.clear();
    expect(board.standing('login')).toBeUndefined();
  });
});

describe('a request', () => {
  const { backend, server } = createMockServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => backend.reset());
  afterAll(() => server.close());
  const request = (init?: RequestInit) => fetch('http://localhost:4000/api/projects', init);

  it('gets truncated JSON', async () => {
    backend.faults.set('listProjects', { spoils: 'malformed' });
    const response = await request();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    await expect(response.json()).rejects.toThrow(/JSON/);
  });

  it('gets another content type', async () => {
    backend.faults.set('listProjects', { contentType: 'text/html', onlyCall: 2 });
    const [sound, response] = [await request(), await request()];
    expect(sound.headers.get('Content-Type')).toBe('application/json');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html']);
    expect(await response.json()).toEqual(await sound.json());
    await backend.traffic.whenIdle();
    expect(backend.log.entries().at(-1)).toMatchObject({ isFaulty: true });
  });

  it('gets a status without a body', async () => {
    backend.faults.set('listProjects', { spoils: 'empty', status: 502 });
    const response = await request();
    expect([response.status, await response.text()]).toEqual([502, '']);
  });

  it('fails the second time only', async () => {
    backend.faults.set('listProjects', { status: 500, onlyCall: 2 });
    const statuses = [await request(), await request(), await request()].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 500, 200]);
  });

  it('hangs until the client aborts, and does not count as pending', async () => {
    backend.faults.set('listProjects', { hangs: true });
    const giveUp = new AbortController();
    const response = request({ signal: giveUp.signal });
    const settled = jest.fn();
    response.then(settled, settled);
    await backend.traffic.whenIdle();
    expect(settled).not.toHaveBeenCalled();
    expect(backend.log.entries().at(-1)).toMatchObject({ ending: 'hanging', response: null });
    giveUp.abort();
    await expect(response).rejects.toThrow(/abort/i);
  });
});
