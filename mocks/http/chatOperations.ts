import { addMessage, openConversation } from '../domain/conversations';
import type { Operation } from './operation';

/** The calls of the tag `chat`. */
export const chatOperations: readonly Operation[] = [
  {
    operationId: 'openConversation',
    method: 'post',
    path: '/api/chat/conversation',
    answer: async ({ domain, requireUser }) => openConversation(domain, await requireUser()),
  },
  {
    operationId: 'sendChatMessage',
    method: 'post',
    path: '/api/chat/message',
    answer: async ({ domain, requireUser, readBody }) =>
      addMessage(domain, await requireUser(), await readBody()),
  },
];
