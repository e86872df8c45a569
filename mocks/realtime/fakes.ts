import type { ChatHub, HubConnection, HubSocket } from './hub';
import type { Schedule } from './schedule';

/** A socket without a network, for tests; it records the events it receives. */
export type FakeSocket = HubSocket & {
  /** Received events with their payloads, oldest first. */
  readonly received: [event: string, payload: unknown][];
  /** Returns the payloads of one event, oldest first. */
  receivedOf: (event: string) => unknown[];
  readonly ending: 'disconnected' | 'dropped' | null;
};

let count = 0;

/** Creates an unconnected socket. */
export function makeFakeSocket(): FakeSocket {
  count += 1;
  const received: FakeSocket['received'] = [];
  let ending: FakeSocket['ending'] = null;
  return {
    id: `fake-${count}`,
    received,
    receivedOf: (name) =>
      received.filter(([event]) => event === name).map(([, payload]) => payload),
    get ending() {
      return ending;
    },
    emit: (event, payload) => received.push([event, payload]),
    disconnect: () => {
      ending = 'disconnected';
    },
    drop: () => {
      ending = 'dropped';
    },
  };
}

/** Connects a fake socket with a valid token. */
export async function connectFake(
  hub: ChatHub,
  token: string,
): Promise<FakeSocket & HubConnection> {
  const socket = makeFakeSocket();
  const connection = await hub.connect(socket, token);
  if (!connection) throw new Error('The hub rejects this token');
  return Object.defineProperties(
    { ...connection },
    Object.getOwnPropertyDescriptors(socket),
  ) as FakeSocket & HubConnection;
}

/** Creates a schedule whose time advances only on command. */
export function makeFakeSchedule(): { schedule: Schedule; advance: (ms: number) => void } {
  let time = 0;
  const waiting = new Map<() => void, number>();
  return {
    schedule: (work, delayMs) => {
      const run = () => work();
      waiting.set(run, time + delayMs);
      return () => void waiting.delete(run);
    },
    advance: (ms) => {
      time += ms;
      for (const [run, due] of [...waiting]) {
        if (due > time || !waiting.delete(run)) continue;
        run();
      }
    },
  };
}
