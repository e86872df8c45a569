import {
  getConversation,
  listConversations,
  markConversationRead,
  updateConversation,
} from '../domain/support';
import { forStaff } from './forStaff';
import type { Operation } from './operation';

/** The calls of the tag `support`. */
export const supportOperations: readonly Operation[] = [
  forStaff({
    operationId: 'listConversations',
    method: 'get',
    path: '/api/admin/conversations',
    answer: ({ domain }) => listConversations(domain),
  }),
  forStaff({
    operationId: 'getConversation',
    method: 'get',
    path: '/api/admin/conversations/:conversationId',
    answer: ({ domain, params }) => getConversation(domain, params.conversationId),
  }),
  forStaff({
    operationId: 'updateConversation',
    method: 'put',
    path: '/api/admin/conversations/:conversationId',
    answer: async ({ domain, params, readBody }) =>
      updateConversation(domain, params.conversationId, await readBody()),
  }),
  forStaff({
    operationId: 'markConversationRead',
    method: 'put',
    path: '/api/admin/conversations/:conversationId/read',
    answer: ({ domain, params }) => markConversationRead(domain, params.conversationId),
  }),
];
