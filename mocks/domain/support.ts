import type {
  ConversationSummary,
  GetConversationResponse,
  ListConversationsResponse,
  UpdateConversationResponse,
} from '@/api/generated/support.gen';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';
import { DomainError } from './errors';
import type { ConversationRow, UserRow } from './model';
import { listPurchasedProjects } from './orders';

/** Throws `forbidden` unless the user is an admin. */
export function requireAdmin({ role }: UserRow): void {
  if (role !== 'admin') throw new DomainError('forbidden', 'Only staff may do this');
}

function requireConversation({ store }: DomainContext, id: unknown): ConversationRow {
  const conversation = store.conversations.get(Number(id));
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  return conversation;
}

/** Converts a conversation to its summary in the admins' inbox. */
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

/**
 * Returns every conversation, newest message first; one without messages sorts by its creation
 * time.
 */
export function listConversations(context: DomainContext): ListConversationsResponse {
  const entries = context.store.conversations.all().map((conversation) => {
    const last = messagesOf(context, conversation).at(-1);
    return { conversation, id: last?.id ?? 0, time: last?.createdAt ?? conversation.createdAt };
  });
  entries.sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
  return { conversations: entries.map(({ conversation }) => summarize(context, conversation)) };
}

/** Returns a conversation with its messages and its customer's purchases. */
export function getConversation(context: DomainContext, id: unknown): GetConversationResponse {
  const conversation = requireConversation(context, id);
  const customer = context.store.users.get(conversation.userId)!;
  const { projects } = listPurchasedProjects(context, customer);
  return {
    conversation: summarize(context, conversation),
    opened_from: conversation.openedFrom,
    messages: messagesOf(context, conversation).map(toMessage),
    purchases: projects.map(({ id: projectId, title, purchase_date }) => ({
      id: projectId,
      title,
      purchase_date,
    })),
  };
}

/** Resolves a conversation, or reopens it. */
export function updateConversation(
  context: DomainContext,
  id: unknown,
  { status }: Record<string, unknown>,
): UpdateConversationResponse {
  const conversation = requireConversation(context, id);
  if (status !== 'active' && status !== 'resolved') {
    throw new DomainError('badRequest', 'A conversation can be made active or resolved');
  }
  const changed = { ...conversation, status } as const;
  if (status !== conversation.status) {
    context.store.conversations.put(changed);
    context.onConversationChanged?.(conversation.id);
  }
  return { conversation: summarize(context, changed) };
}

/** Marks every message of a conversation as read by admins. */
export function markConversationRead(context: DomainContext, id: unknown) {
  const conversation = requireConversation(context, id);
  const lastReadMessageId = messagesOf(context, conversation).at(-1)?.id ?? 0;
  if (lastReadMessageId !== conversation.lastReadMessageId) {
    context.store.conversations.put({ ...conversation, lastReadMessageId });
    context.onConversationChanged?.(conversation.id);
  }
  return { success: true, message: 'Marked as read' };
}
