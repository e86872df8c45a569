import { type Case, flowCase, REALTIME } from '../cases/case';
import { CaseFailed, type Probe } from '../cases/probe';
import type { World } from '../world/world';
import { SOCKET_PATH, SocketProbe } from './socketProbe';

const REPEAT_MS = 200;
/** The packet that opens a session of engine.io. */
const SESSION = /^0\{/;

/** Connects another client; ends the case if a valid token is rejected. */
type Open = (token: string | undefined) => Promise<SocketProbe>;

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

/** Connects clients with tokens that join a conversation. */
export const openIn = (open: Open, conversationId: number, ...tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const socket = await open(token);
      socket.emit('join-conversation', conversationId);
      return socket;
    }),
  );

/**
 * Repeats an event until another client receives one that matches or the time is over, because joining a
 * conversation is not acknowledged (specification, section 7). Resolves with the received payload.
 */
export async function emitUntilReceived(
  emit: () => void,
  [listener, event, matches]: [SocketProbe, string, (payload: unknown) => boolean],
): Promise<unknown> {
  const end = performance.now() + listener.timeoutMs;
  let received: unknown;
  while (received === undefined && performance.now() < end) {
    emit();
    received = await listener.waitFor(event, matches, REPEAT_MS);
  }
  return received;
}

/** A case of a client without a valid token: the backend must be reachable and reject it. */
export const rejectionCase = (
  title: string,
  makeToken: (probe: Probe, world: World) => string | undefined | Promise<string>,
): Case =>
  flowCase([REALTIME, [], title], async (probe, world) => {
    const { url, realtimeMs } = world.settings;
    const token = await makeToken(probe, world);
    const socket = new SocketProbe(url, token, realtimeMs);
    const connection = await socket.open();
    probe.exchanges.push(socket.close(world.client.options.redactor));
    probe.expect(!connection.isOpen, 'The chat accepts a client without a valid token', 'access');
    if (connection.isOpen || connection.isRejected) return;
    // A rejected handshake and a missing server look the same to a client.
    const { status, text } = await probe.send({
      method: 'GET',
      url: `${url}${SOCKET_PATH}/?EIO=4&transport=polling`,
      headers: {},
      body: null,
    });
    // Servers that do not support this transport respond with 400; the others open a session.
    const isThere = status === 400 || (status === 200 && SESSION.test(text));
    const message = `There is no socket.io server at ${SOCKET_PATH}`;
    probe.expect(isThere, message, 'realtime', { expected: 'a socket.io server', actual: status });
  });
