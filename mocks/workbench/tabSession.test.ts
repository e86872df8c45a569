import type { LogEntry } from '../log/entries';
import { FaultBoard } from '../scenarios/faultBoard';
import { keepTabSession, recallTabSession, replaceTabSession } from './tabSession';

const entry = (id: number, url = 'http://localhost/'): LogEntry => ({
  kind: 'page',
  id,
  startedAt: '2025-10-15T09:00:00.000Z',
  url,
});
const nothing = { counts: {}, lastEnding: null };
const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const idsKept = () => recallTabSession()?.log.map(({ id }) => id);

afterEach(() => sessionStorage.clear());

test('a page hands its log to the next one, unless it is replaced', () => {
  expect(recallTabSession()).toBeNull();
  keepTabSession(() => ({ log: [entry(1), entry(2)], ...nothing }));
  leavePage();
  expect(idsKept()).toEqual([1, 2]);
  replaceTabSession({ log: [entry(7)], ...nothing });
  leavePage();
  expect(idsKept()).toEqual([7]);
});

test('of a long log, the latest entries are kept', () => {
  const url = `http://localhost/?${'x'.repeat(900_000)}`;
  replaceTabSession({ log: [1, 2, 3].map((id) => entry(id, url)), ...nothing });
  expect(idsKept()).toEqual([2, 3]);
});

test('a tab whose storage is full keeps the counts', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const counts = { own: { 'login:status=500,nth=2': 1 } };
  replaceTabSession({ log: [entry(1)], counts, lastEnding: 'verifyFails' });
  expect(recallTabSession()).toEqual({ log: [], counts, lastEnding: 'verifyFails' });
});

test('a fault goes on from its count, and another one of the same operation does not', () => {
  const request = { operationId: 'login', id: undefined, query: new URLSearchParams(), email: '' };
  const make = (call: number) => {
    const board = new FaultBoard();
    board.replace('own', { login: { status: 500, firstCall: call, lastCall: call } });
    return board;
  };
  const before = make(2);
  expect(before.take(request)).toBeUndefined();
  const after = make(2);
  after.restart(before.counts());
  expect(after.take(request)).toBeDefined();
  after.restart();
  expect(after.take(request)).toBeUndefined();
  const other = make(3);
  other.restart({ own: { 'login:status=500,nth=2': 2 } });
  expect(other.take(request)).toBeUndefined();
});
