import type { Socket } from 'socket.io-client';
import {
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_JITTER,
  SOCKET_PATH,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_MIN_MS,
} from '@/config/constants';
import { env } from '@/config/env';
import { logFailure } from '@/lib/log';
import { hasShape } from '@/lib/shape';
import { type ClientEvents, eventShapes, type ServerEvents } from './events.gen';

type Name = keyof ServerEvents;
type Payload<Event extends Name> = Parameters<ServerEvents[Event]>[0];

/** The connection of the live chat; its events arrive by `onEvent`. */
export type ChatSocket = Socket<{ [Event in Name]: (payload: unknown) => void }, ClientEvents>;

const isDocumented = <Event extends Name>(
  event: Event,
  payload: unknown,
): payload is Payload<Event> => hasShape(payload, eventShapes[event]);

/** Calls a listener with each event's payload that has what asyncapi.yaml requires; returns the cleanup. */
export function onEvent<Event extends Name>(
  socket: ChatSocket,
  event: Event,
  listener: (payload: Payload<Event>) => void,
): () => void {
  const receive = (payload: unknown) => {
    if (isDocumented(event, payload)) listener(payload);
  };
  socket.on<Name>(event, receive);
  return () => void socket.off<Name>(event, receive);
}

type Shared = {
  /** Null if all users released the connection before the client was loaded. */
  socket: Promise<ChatSocket | null>;
  users: number;
};

let shared: Shared | null = null;

/** Loads the client, retrying after a failure; resolves to null if it is no longer needed. */
async function loadClient(isAwaited: () => boolean) {
  for (;;) {
    try {
      // The client captures the browser's WebSocket when it is loaded, so load it after the mocks.
      return await import('socket.io-client');
    } catch (error) {
      logFailure('Loading the chat client', error);
    }
    await new Promise((resolve) => setTimeout(resolve, SOCKET_RECONNECT_MAX_MS));
    if (!isAwaited()) return null;
  }
}

async function open(
  readToken: () => string | null,
  isAwaited: () => boolean,
): Promise<ChatSocket | null> {
  const client = await loadClient(isAwaited);
  if (!client) return null;
  // The client takes a path in the address for a namespace.
  const { origin, pathname } = new URL(env.apiHost || window.location.origin);
  return client.io(origin, {
    path: pathname.replace(/\/+$/, '') + SOCKET_PATH,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: SOCKET_RECONNECT_MIN_MS,
    reconnectionDelayMax: SOCKET_RECONNECT_MAX_MS,
    randomizationFactor: SOCKET_JITTER,
    auth: (provide) => provide({ token: readToken() }),
    // The mocks support only WebSockets, while a real backend may be behind a proxy that blocks
    // them.
    ...(process.env.MOCKS
      ? { transports: ['websocket'] }
      : { transports: ['websocket', 'polling'], tryAllTransports: true }),
    forceNew: true,
  });
}

function connect(readToken: () => string | null): Shared {
  const connection: Shared = { socket: open(readToken, () => connection.users > 0), users: 0 };
  return connection;
}

/**
 * Acquires the connection that all parts of the page share, with the stored token as auth
 * (specification, section 7). Calls `use` with the socket and returns a release function; the
 * connection closes when the last part has released it.
 */
export function acquireChatSocket(
  readToken: () => string | null,
  use: (socket: ChatSocket) => void,
): () => void {
  const connection = (shared ??= connect(readToken));
  connection.users += 1;
  let isReleased = false;
  void connection.socket.then((socket) => {
    if (socket && !isReleased) use(socket);
  });
  return () => {
    isReleased = true;
    connection.users -= 1;
    // Reacquiring it immediately, as React's strict mode does, keeps the connection.
    setTimeout(() => {
      if (connection.users > 0) return;
      if (shared === connection) shared = null;
      void connection.socket.then((socket) => socket?.disconnect());
    });
  };
}
