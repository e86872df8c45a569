import type { HubSocket } from '@mocks/realtime/hub';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { REALTIME } from '../cases/case';
import { FORGED_TOKEN } from '../cases/unknownValues';
import type { Rule } from '../validation/finding';
import { type Body } from './mutate';
import type { Mutant } from './mutant';

type Emit = HubSocket['emit'];

/** Changes the events sent to a client; `echo` sends it an event immediately. */
function changeEvents(
  name: string,
  rule: Rule,
  make: (emit: Emit) => { send: Emit; hear?: (event: string, payload: unknown) => void },
): Mutant {
  const wrapHub = (hub: SocketHub): SocketHub => ({
    isRefusing: false,
    connect: async (socket, token) => {
      const { send, hear } = make(socket.emit);
      const connection = await hub.connect({ ...socket, emit: send }, token);
      return (
        connection && {
          close: () => connection.close(),
          receive: (event, payload) => {
            hear?.(event, payload);
            return connection.receive(event, payload);
          },
        }
      );
    },
  });
  return { name, caughtAt: { operationId: REALTIME, rule }, wrapHub };
}

/**
 * Mutants of the live chat: repeated and missing events, and events that differ from what is
 * stored.
 */
export const eventMutants: Mutant[] = [
  changeEvents('A message is delivered twice', 'realtime', (emit) => ({
    send: (event, payload) => {
      emit(event, payload);
      if (event === 'message-received') emit(event, payload);
    },
  })),
  changeEvents('Typing comes back to who types', 'realtime', (emit) => ({
    send: emit,
    hear: (event, payload) => {
      if (event === 'typing') emit('user-typing', payload);
    },
  })),
  changeEvents('A message is delivered with another time', 'realtime', (emit) => ({
    send: (event, payload) =>
      emit(
        event,
        event === 'message-received'
          ? { ...(payload as Body), created_at: '2020-01-01T00:00:00.000Z' }
          : payload,
      ),
  })),
  changeEvents('Staff do not hear that messages were read', 'realtime', (emit) => ({
    send: (event, payload) => {
      const isRead = event === 'conversation-updated' && (payload as Body).unreadCount === 0;
      if (!isRead) emit(event, payload);
    },
  })),
  changeEvents('Staff hear of another number of unread messages', 'realtime', (emit) => ({
    send: (event, payload) =>
      emit(
        event,
        event === 'conversation-updated' ? { ...(payload as Body), unreadCount: 9 } : payload,
      ),
  })),
  {
    name: 'The token of a deleted account still opens the live chat',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: async (socket, token) =>
        (await hub.connect(socket, token)) ??
        (token === undefined || token === FORGED_TOKEN
          ? null
          : { receive: async () => undefined, close: () => undefined }),
    }),
  },
];
