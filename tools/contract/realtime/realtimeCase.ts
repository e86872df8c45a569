import { REALTIME, type Case, flowCase } from '../cases/case';
import { CaseFailed, type Probe } from '../cases/probe';
import type { World } from '../world/world';
import { SocketProbe } from './socketProbe';

const REPEAT_MS = 200;

/** Connects another client; ends the case if a valid token is rejected. */
export type Open = (token: string | undefined) => Promise<SocketProbe>;

/** The steps of a case with several clients. */
export type RealtimeScript = (open: Open, probe: Probe, world: World) => Promise<void>;

/** Creates a case with several sockets, which are closed when it ends. */
export function realtimeCase(title: string, script: RealtimeScript): Case {
  return flowCase([REALTIME, [], title], async (probe, world) => {
    const { url, realtimeMs } = world.settings;
    const sockets: SocketProbe[] = [];
    const open: Open = async (token) => {
      const socket = new SocketProbe(url, token, realtimeMs);
      sockets.push(socket);
      const connection = await socket.open();
      if (connection.isOpen) return socket;
      probe.expect(false, `The chat rejects a valid token: ${connection.reason}`, 'realtime');
      throw new CaseFailed();
    };
    try {
      await script(open, probe, world);
    } finally {
      const { redactor } = world.client.options;
      probe.exchanges.push(...sockets.map((socket) => socket.close(redactor)));
    }
  });
}

/** Connects two clients of `person` that both join the conversation. */
export async function openPair(open: Open, world: World): Promise<[SocketProbe, SocketProbe]> {
  const { token } = world.need('person');
  const conversationId = world.need('conversationId');
  const pair: [SocketProbe, SocketProbe] = [await open(token), await open(token)];
  for (const socket of pair) socket.emit('join-conversation', conversationId);
  return pair;
}

/**
 * Repeats an event until it is received or `timeoutMs` has passed, because joining a conversation is
 * not acknowledged (specification, section 7). Resolves with the received payload.
 */
export async function emitUntilReceived(
  emit: () => void,
  waitForEvent: (withinMs: number) => Promise<unknown>,
  timeoutMs: number,
): Promise<unknown> {
  const end = performance.now() + timeoutMs;
  let received: unknown;
  while (received === undefined && performance.now() < end) {
    emit();
    received = await waitForEvent(REPEAT_MS);
  }
  return received;
}
