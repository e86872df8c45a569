/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { createMockBackend } from '../createMockBackend';
import { makeFakeSchedule } from './fakes';
import { SocketIoSession } from './socketIoSession';

const PING_INTERVAL_MS = 25_000;

const { hub } = createMockBackend({ now: () => new Date('2025-10-15T09:00:00Z') });

function openSession() {
  const { schedule, advance } = makeFakeSchedule();
  const sent: string[] = [];
  const close = jest.fn();
  const session = new SocketIoSession(hub, { send: (frame) => sent.push(frame), close }, schedule);
  session.open();
  return { session, sent, close, advance };
}

describe('a socket.io session', () => {
  it('greets its client and pings it every 25 seconds until it ends', () => {
    const { session, sent, advance } = openSession();
    expect(sent[0]![0]).toBe('0');
    expect(JSON.parse(sent[0]!.slice(1))).toMatchObject({
      sid: expect.any(String),
      upgrades: [],
      pingInterval: PING_INTERVAL_MS,
    });
    advance(PING_INTERVAL_MS - 1);
    expect(sent).toHaveLength(1);
    advance(1);
    session.receive('3');
    advance(PING_INTERVAL_MS);
    expect(sent.slice(1)).toEqual(['2', '2']);
    session.end();
    advance(PING_INTERVAL_MS);
    expect(sent).toHaveLength(3);
  });

  it('survives any packet before and after its client has connected', () => {
    const token = JSON.stringify({ token: 'x.y.z' });
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('["sendMessage",{}]', '["typing"]'),
    );
    const packets = fc.array(
      fc.tuple(fc.constantFrom('', '4', '40', '42', '43', '451-', '4/admin,', '2', '3', '9'), body),
      { maxLength: 8 },
    );
    holdsFor(fc.tuple(fc.boolean(), packets), ([isConnected, frames]) => {
      const { session, sent } = openSession();
      if (isConnected) session.receive(`40${token}`);
      for (const [type, text] of frames) session.receive(type + text);
      session.end();
      expect(sent[0]![0]).toBe('0');
    });
  });
});
