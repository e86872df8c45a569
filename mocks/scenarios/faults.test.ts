/** @jest-environment node */
import { createMockServer } from '../node';
import { FaultBoard } from './faultBoard';
import { type Fault, strikes } from './faults';
import { formatFault, parseFault } from './faultText';

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
