import type {
  ConversationSummary,
  GetConversationAnswer,
  ListConversationsAnswer,
  UpdateConversationAnswer,
} from '@/api/generated/support.gen';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';
import { DomainError } from './errors';
import type { ConversationRow, UserRow } from './model';
import { listPurchasedProjects } from './orders';

/** Refuses everybody but staff. */
export function requireAdmin({ role }: UserRow): void {
  if (role !== 'admin') throw new DomainError('forbidden', 'Only staff may do this');
}

function requireConversation({ store }: DomainContext, id: unknown): ConversationRow {
  const conversation = store.conversations.get(Number(id));
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  return conversation;
}

/** A conversation as staff see it in their inbox. */
export function summarize(
  context: DomainContext,
  conversation: ConversationRow,
): ConversationSummary {
  const customer = context.store.users.get(conversation.userId)!;
  const messages = messagesOf(context, conversation);
  const last = messages.at(-1);
  const unread = messages.filter(
    ({ id, senderType }) => senderType === 'user' && id > conversation.lastReadMessageId,
  );
  return {
    conversationId: conversation.id,
    status: conversation.status,
    customer: { id: customer.id, name: customer.name, email: customer.email },
    lastMessage: last?.text ?? null,
    lastMessageAt: last?.createdAt ?? null,
    unreadCount: unread.length,
    createdAt: conversation.createdAt,
  };
}

/** Every conversation, the one with the newest message first; one without any counts from its start. */
export function listConversations(context: DomainContext): ListConversationsAnswer {
  const entries = context.store.conversations.all().map((conversation) => {
    const last = messagesOf(context, conversation).at(-1);
    return { conversation, id: last?.id ?? 0, time: last?.createdAt ?? conversation.createdAt };
  });
  entries.sort((one, other) => other.time.localeCompare(one.time) || other.id - one.id);
  return { conversations: entries.map(({ conversation }) => summarize(context, conversation)) };
}

/** A conversation with its messages, and what its customer owns. */
export function getConversation(context: DomainContext, id: unknown): GetConversationAnswer {
  const conversation = requireConversation(context, id);
  const customer = context.store.users.get(conversation.userId)!;
  const { projects } = listPurchasedProjects(context, customer);
  return {
    conversation: summarize(context, conversation),
    messages: messagesOf(context, conversation).map(toMessage),
    purchases: projects.map(({ id: projectId, title, purchase_date }) => ({
      id: projectId,
      title,
      purchase_date,
    })),
  };
}

/** Resolves a conversation, or opens it again. */
export function updateConversation(
  context: DomainContext,
  id: unknown,
  { status }: Record<string, unknown>,
): UpdateConversationAnswer {
  const conversation = requireConversation(context, id);
  if (status !== 'active' && status !== 'resolved') {
    throw new DomainError('badRequest', 'A conversation can be made active or resolved');
  }
  const changed = { ...conversation, status } as const;
  if (status !== conversation.status) {
    context.store.conversations.put(changed);
    context.conversationChanged?.(conversation.id);
  }
  return { conversation: summarize(context, changed) };
}

/** Notes that staff have read every message of a conversation. */
export function markConversationRead(context: DomainContext, id: unknown) {
  const conversation = requireConversation(context, id);
  const lastReadMessageId = messagesOf(context, conversation).at(-1)?.id ?? 0;
  if (lastReadMessageId !== conversation.lastReadMessageId) {
    context.store.conversations.put({ ...conversation, lastReadMessageId });
    context.conversationChanged?.(conversation.id);
  }
  return { success: true, message: 'Marked as read' };
}
