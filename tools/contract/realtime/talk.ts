import { REALTIME, type Case } from '../cases/case';
import { Unsound, type Probe } from '../cases/probe';
import type { World } from '../world/world';
import { SocketProbe } from './socketProbe';

const REPEAT_MS = 200;

/** Connects one more client; ends the case when a good token is refused. */
export type Open = (token: string | undefined) => Promise<SocketProbe>;

/** What the clients of a case say and hear. */
export type Talk = (open: Open, probe: Probe, world: World) => Promise<void>;

/** A case of several sockets, which are closed whatever happens. */
export function realtimeCase(title: string, talk: Talk): Omit<Case, 'writes'> {
  return {
    operationId: REALTIME,
    title,
    due: [],
    run: async (probe, world) => {
      const { url, realtimeMs } = world.settings;
      const sockets: SocketProbe[] = [];
      const open: Open = async (token) => {
        const socket = new SocketProbe(url, token, realtimeMs);
        sockets.push(socket);
        const connection = await socket.open();
        if (connection.isOpen) return socket;
        probe.expect(false, 'realtime', `The chat refuses a good token: ${connection.reason}`);
        throw new Unsound();
      };
      try {
        await talk(open, probe, world);
      } finally {
        const { redactor } = world.client.options;
        probe.exchanges.push(...sockets.map((socket) => socket.close(redactor)));
      }
    },
  };
}

/** Two clients of the person, both about to enter the conversation. */
export async function openPair(open: Open, world: World): Promise<[SocketProbe, SocketProbe]> {
  const { token } = world.need('person');
  const conversationId = world.need('conversationId');
  const pair: [SocketProbe, SocketProbe] = [await open(token), await open(token)];
  for (const socket of pair) socket.emit('join-conversation', conversationId);
  return pair;
}

/**
 * Says something again and again until it is heard or patience ends: when a client has entered the
 * conversation is not told to anybody (specification, section 7).
 */
export async function sayUntilHeard(
  say: () => void,
  hear: (withinMs: number) => Promise<unknown>,
  patienceMs: number,
): Promise<unknown> {
  const end = performance.now() + patienceMs;
  let heard: unknown;
  while (heard === undefined && performance.now() < end) {
    say();
    heard = await hear(REPEAT_MS);
  }
  return heard;
}
