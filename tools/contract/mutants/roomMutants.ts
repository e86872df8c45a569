import type { HubSocket } from '@mocks/realtime/hub';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { REALTIME } from '../cases/case';
import { mutateBody, mutateOperation, withJson, type Body } from './mutate';
import type { Mutant } from './mutant';

/** Sends some events to every client, not only to their recipients. */
function spread(name: string, event: string): Mutant {
  return {
    name,
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: (hub) => {
      const sockets = new Set<HubSocket>();
      return {
        isRefusing: false,
        connect: (socket, token) => {
          sockets.add(socket);
          const emit: HubSocket['emit'] = (sent, payload) => {
            if (sent === event) sockets.forEach((other) => other.emit(sent, payload));
            else socket.emit(sent, payload);
          };
          return hub.connect({ ...socket, emit }, token);
        },
      };
    },
  };
}

type Claims = Map<unknown, Body>;

/** Relays clients' claims instead of what the backend knows. */
function relayClaims(
  name: string,
  [sent, passedOn]: [sent: string, passedOn: string],
  keyOf: (payload: Body) => unknown,
): Mutant {
  const claims: Claims = new Map();
  const wrapHub = (hub: SocketHub): SocketHub => ({
    isRefusing: false,
    connect: async (socket, token) => {
      const emit: HubSocket['emit'] = (event, payload) => {
        const claimed = event === passedOn ? claims.get(keyOf(payload as Body)) : undefined;
        socket.emit(event, claimed ? { ...(payload as Body), ...claimed } : payload);
      };
      const connection = await hub.connect({ ...socket, emit }, token);
      return (
        connection && {
          close: () => connection.close(),
          receive: (event, payload) => {
            if (event === sent) claims.set(keyOf(payload as Body), payload as Body);
            return connection.receive(event, payload);
          },
        }
      );
    },
  });
  return { name, caughtAt: { operationId: REALTIME, rule: 'realtime' }, wrapHub };
}

/** Mutants of conversations: events to the wrong room, messages of other users. */
export const roomMutants: Mutant[] = [
  spread('Typing is shown to everybody', 'user-typing'),
  spread('New conversations are announced to customers', 'conversation-started'),
  spread('Changes of conversations reach customers', 'conversation-updated'),
  relayClaims(
    'A message is delivered as its client describes it',
    ['new-message', 'message-received'],
    ({ id }) => id,
  ),
  relayClaims(
    'Somebody may type under another name',
    ['typing', 'user-typing'],
    ({ conversationId }) => conversationId,
  ),
  mutateBody('openConversation', "A conversation holds another one's message", 'access', (body) => {
    (body.messages as Body[]).unshift({
      id: 1,
      conversationId: 1,
      sender_id: 2,
      sender_type: 'user',
      sender_name: 'Asha Rao',
      message: 'Is my invoice ready?',
      message_type: 'text',
      created_at: '2025-01-01T09:00:00.000Z',
    });
  }),
  mutateOperation(
    'openConversation',
    'Messages of a customer seem to be from staff',
    { rule: 'consistency', at: 'sendChatMessage' },
    async (request, honest) => {
      const response = await honest(request);
      if (!response.ok) return response;
      return withJson(response, (body) => {
        for (const message of body.messages as Body[]) {
          if ('sender_type' in message) message.sender_type = 'admin';
          if ('senderType' in message) message.senderType = 'admin';
        }
      });
    },
  ),
  mutateBody(
    'openConversation',
    'A message has the time of the request',
    { rule: 'consistency', at: 'sendChatMessage' },
    (body) => {
      for (const message of body.messages as Body[]) {
        const field = 'created_at' in message ? 'created_at' : 'createdAt';
        message[field] = new Date().toISOString();
      }
    },
  ),
];
