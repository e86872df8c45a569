import type { ChatHub, HubConnection, HubSocket } from './hub';
import type { Schedule } from './schedule';

/** A socket without a network, for tests: it keeps what it is told. */
export type FakeSocket = HubSocket & {
  /** Event names with their payloads, oldest first. */
  readonly heard: [event: string, payload: unknown][];
  /** Payloads of one event, oldest first. */
  heardOf: (event: string) => unknown[];
  readonly ending: 'disconnected' | 'dropped' | null;
};

let made = 0;

/** Makes a socket that nobody has connected yet. */
export function makeFakeSocket(): FakeSocket {
  made += 1;
  const heard: FakeSocket['heard'] = [];
  let ending: FakeSocket['ending'] = null;
  return {
    id: `fake-${made}`,
    heard,
    heardOf: (name) => heard.filter(([event]) => event === name).map(([, payload]) => payload),
    get ending() {
      return ending;
    },
    emit: (event, payload) => heard.push([event, payload]),
    disconnect: () => {
      ending = 'disconnected';
    },
    drop: () => {
      ending = 'dropped';
    },
  };
}

/** Connects a fake socket with a token that the hub accepts. */
export async function connectFake(
  hub: ChatHub,
  token: string,
): Promise<FakeSocket & HubConnection> {
  const socket = makeFakeSocket();
  const connection = await hub.connect(socket, token);
  if (!connection) throw new Error('The hub refuses this token');
  return Object.defineProperties(
    { ...connection },
    Object.getOwnPropertyDescriptors(socket),
  ) as FakeSocket & HubConnection;
}

/** A clock that goes on only when it is told to. */
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
