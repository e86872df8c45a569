import {
  addConversationNote,
  assignConversation,
  getConversation,
  listConversations,
  markConversationRead,
  updateConversation,
} from '../domain/support';
import { forStaff } from './forStaff';
import type { OperationHandlers } from './operation';

/** The handlers of the tag `support`. */
export const supportOperations: OperationHandlers<'support'> = {
  listConversations: forStaff(({ domain }) => listConversations(domain)),
  getConversation: forStaff(({ domain, arg }) => getConversation(domain, arg.conversationId)),
  updateConversation: forStaff(async ({ domain, arg, readBody }) =>
    updateConversation(domain, arg.conversationId, await readBody()),
  ),
  addConversationNote: forStaff(async ({ domain, arg, user, readBody }) =>
    addConversationNote(domain, user, arg.conversationId, await readBody()),
  ),
  assignConversation: forStaff(async ({ domain, arg, user, readBody }) =>
    assignConversation(domain, user, arg.conversationId, await readBody()),
  ),
  markConversationRead: forStaff(({ domain, arg }) =>
    markConversationRead(domain, arg.conversationId),
  ),
};
