import type { HubSocket } from '@mocks/realtime/hub';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { REALTIME } from '../cases/case';
import type { Rule } from '../validation/finding';
import { replaceError, mutateOperation, mutateBody, withSentJson, type Body } from './mutate';
import type { Mutant } from './mutant';

const saved = () => Response.json({ messageData: { id: 1 } });
const messages = (body: Body) => body.messages as Body[];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Creates a mutant that changes the events sent to live chat clients. */
function mutateEvents(
  name: string,
  rule: Rule,
  emit: (socket: HubSocket, event: string, payload: unknown) => void,
): Mutant {
  return {
    name,
    caughtAt: { operationId: REALTIME, rule },
    wrapHub: (hub) => ({
      isRefusing: false,
      connect: (socket, token) =>
        hub.connect({ ...socket, emit: (event, payload) => emit(socket, event, payload) }, token),
    }),
  };
}

function broadcastEverything(hub: SocketHub): SocketHub {
  const sockets = new Set<HubSocket>();
  return {
    isRefusing: false,
    connect: (socket, token) => {
      sockets.add(socket);
      const emit: HubSocket['emit'] = (event, payload) =>
        sockets.forEach((other) => other.emit(event, payload));
      return hub.connect({ ...socket, emit }, token);
    },
  };
}

const acceptEverybody: SocketHub = {
  isRefusing: false,
  connect: async () => ({ receive: async () => undefined, close: () => undefined }),
};

function sharedConversation(): Mutant {
  let owner: string | null = null;
  return mutateOperation(
    'openConversation',
    'All users share one conversation',
    'access',
    async (request, honest) => {
      owner ??= request.headers.get('Authorization');
      const headers = new Headers(request.headers);
      if (owner && headers.has('Authorization')) headers.set('Authorization', owner);
      return honest(new Request(request.url, { method: request.method, headers }));
    },
  );
}

/** Mutants of the support chat. */
export const chatMutants: Mutant[] = [
  replaceError(
    ['sendChatMessage', 403],
    "Messages can be sent to another user's conversation",
    'status',
    saved,
  ),
  replaceError(['sendChatMessage', 400], 'An empty message is saved', 'status', saved),
  sharedConversation(),
  mutateOperation(
    'sendChatMessage',
    'Messages are saved as HTML',
    'consistency',
    async (request, honest) =>
      honest(
        await withSentJson(request, (body) =>
          typeof body.message === 'string' ? { ...body, message: escape(body.message) } : body,
        ),
      ),
  ),
  mutateBody(
    'openConversation',
    'A message has an undocumented type',
    { rule: 'schema', at: 'sendChatMessage' },
    (body) => {
      for (const message of messages(body)) message.message_type = 'html';
    },
  ),
  mutateBody(
    'openConversation',
    'Messages are sorted newest first',
    { rule: 'sorting', at: 'sendChatMessage' },
    (body) => {
      messages(body).reverse();
    },
  ),
  mutateBody('openConversation', 'Every visit opens a new conversation', 'consistency', (body) => {
    body.conversationId = Math.floor(Math.random() * 1e9);
  }),
  mutateBody('listConversations', 'The inbox is not sorted', 'sorting', (body) => {
    (body.conversations as unknown[]).reverse();
  }),
  mutateOperation(
    'markConversationRead',
    'Marking a conversation as read has no effect',
    'consistency',
    async (request, honest) =>
      request.headers.has('Authorization') && !request.url.includes('987654321')
        ? Response.json({ success: true })
        : honest(request),
  ),
  mutateBody(
    'openConversation',
    'The customer sees the notes of staff',
    { rule: 'access', at: 'addConversationNote' },
    (body) => {
      body.notes = [{ text: 'Noted by the contract checker' }];
    },
  ),
  replaceError(
    ['assignConversation', 400],
    'A conversation can be handed to a customer',
    'status',
    () =>
      Response.json({
        conversation: {
          conversationId: 1,
          status: 'active',
          customer: { id: 2, name: 'Asha', email: 'asha@example.com' },
          lastMessage: null,
          lastMessageAt: null,
          unreadCount: 0,
          createdAt: '2025-10-15T09:00:00.000Z',
        },
      }),
  ),
  mutateBody('assignConversation', 'A hand-over has no effect', 'consistency', (body) => {
    (body.conversation as Body).assignee = null;
  }),
  {
    name: 'The live chat accepts every client',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: () => acceptEverybody,
  },
  {
    name: 'The live chat sends every event to every client',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: broadcastEverything,
  },
  mutateEvents('The live chat relays no messages', 'realtime', (socket, event, payload) => {
    if (event !== 'message-received') socket.emit(event, payload);
  }),
  mutateEvents('The live chat relays no typing events', 'realtime', (socket, event, payload) => {
    if (event !== 'user-typing') socket.emit(event, payload);
  }),
  mutateEvents(
    'A message of the live chat lacks its sender',
    'schema',
    (socket, event, payload) => {
      const changed = { ...(payload as Body) };
      if (event === 'message-received') delete changed.sender_id;
      socket.emit(event, changed);
    },
  ),
];
