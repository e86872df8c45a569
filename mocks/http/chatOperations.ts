import { addMessage, openConversation } from '../domain/conversations';
import { DomainError } from '../domain/errors';
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
    answer: async ({ domain, requireUser, readBody }) => {
      const user = await requireUser();
      const body = await readBody();
      if (body.messageType !== 'text') {
        throw new DomainError('badRequest', 'Only text messages can be sent');
      }
      return addMessage(domain, user, body);
    },
  },
];
