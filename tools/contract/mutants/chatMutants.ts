import type { HubSocket } from '@mocks/realtime/hub';
import type { SocketHub } from '@mocks/realtime/socketIoServer';
import { REALTIME } from '../cases/case';
import type { Rule } from '../judge/finding';
import { insteadOf, lieAt, spoil, withSentJson, type Body } from './lies';
import type { Mutant } from './mutant';

const saved = () => Response.json({ messageData: { id: 1 } });
const messages = (body: Body) => body.messages as Body[];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A mutant whose clients of the live chat hear something else than they should. */
function mishear(
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

function overhear(hub: SocketHub): SocketHub {
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

const nobody: SocketHub = {
  isRefusing: false,
  connect: async () => ({ receive: async () => undefined, close: () => undefined }),
};

function sharedConversation(): Mutant {
  let owner: string | null = null;
  return lieAt(
    'openConversation',
    'Everybody is let into one conversation',
    'access',
    async (request, honest) => {
      owner ??= request.headers.get('Authorization');
      const headers = new Headers(request.headers);
      if (owner && headers.has('Authorization')) headers.set('Authorization', owner);
      return honest(new Request(request.url, { method: request.method, headers }));
    },
  );
}

/** Backends whose support chat does not behave. */
export const chatMutants: Mutant[] = [
  insteadOf(
    ['sendChatMessage', 403],
    "Somebody else's conversation can be written to",
    'status',
    saved,
  ),
  insteadOf(['sendChatMessage', 400], 'An empty message is saved', 'status', saved),
  sharedConversation(),
  lieAt('sendChatMessage', 'Messages are saved as HTML', 'consistency', async (request, honest) =>
    honest(
      await withSentJson(request, (body) =>
        typeof body.message === 'string' ? { ...body, message: escape(body.message) } : body,
      ),
    ),
  ),
  spoil(
    'openConversation',
    'A message has a type that is not documented',
    { rule: 'schema', at: 'sendChatMessage' },
    (body) => {
      for (const message of messages(body)) message.message_type = 'html';
    },
  ),
  spoil(
    'openConversation',
    'Messages come newest first',
    { rule: 'sorting', at: 'sendChatMessage' },
    (body) => {
      messages(body).reverse();
    },
  ),
  spoil('openConversation', 'Every visit opens a new conversation', 'consistency', (body) => {
    body.conversationId = Math.floor(Math.random() * 1e9);
  }),
  spoil('listConversations', 'The inbox is not sorted', 'sorting', (body) => {
    (body.conversations as unknown[]).reverse();
  }),
  lieAt(
    'markConversationRead',
    'Reading is confirmed and forgotten',
    'consistency',
    async (request, honest) =>
      request.headers.has('Authorization') && !request.url.includes('987654321')
        ? Response.json({ success: true })
        : honest(request),
  ),
  {
    name: 'The live chat lets everybody in',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: () => nobody,
  },
  {
    name: 'The live chat tells everybody everything',
    caughtAt: { operationId: REALTIME, rule: 'access' },
    wrapHub: overhear,
  },
  mishear('The live chat passes no messages on', 'realtime', (socket, event, payload) => {
    if (event !== 'message-received') socket.emit(event, payload);
  }),
  mishear('The live chat passes no typing on', 'realtime', (socket, event, payload) => {
    if (event !== 'user-typing') socket.emit(event, payload);
  }),
  mishear('A message of the live chat lacks its sender', 'schema', (socket, event, payload) => {
    const told = { ...(payload as Body) };
    if (event === 'message-received') delete told.sender_id;
    socket.emit(event, told);
  }),
];
