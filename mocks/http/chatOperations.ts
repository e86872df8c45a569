import {
  addMessage,
  countUnread,
  markAnswersRead,
  openConversation,
  tellOpenedFrom,
} from '../domain/conversations';
import { DomainError } from '../domain/errors';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `chat`. */
export const chatOperations: OperationHandlers<'chat'> = {
  openConversation: ({ domain, user }) => openConversation(domain, user),
  sendChatMessage: async ({ domain, user, readBody }) => {
    const body = await readBody();
    if (body.messageType !== 'text') {
      throw new DomainError('badRequest', 'Only text messages can be sent');
    }
    return addMessage(domain, user, body);
  },
  getUnreadCount: ({ domain, user }) => countUnread(domain, user),
  tellOpenedFrom: async ({ domain, user, readBody }) =>
    tellOpenedFrom(domain, user, await readBody()),
  markAnswersRead: ({ domain, user }) => markAnswersRead(domain, user),
};
