import type {
  AddConversationNoteResponse,
  AssignConversationResponse,
  ConversationNote,
  ConversationSummary,
  GetConversationResponse,
  ListConversationsResponse,
  UpdateConversationResponse,
} from '@/api/generated/support.gen';
import { STAFF_NOTE_MAX_LENGTH } from '@/config/constants';
import { formatCount } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import type { DomainContext } from './context';
import { messagesOf, toMessage } from './conversations';
import { DomainError } from './errors';
import { readText, requireField } from './fields';
import type { ConversationRow, NoteRow, UserRow } from './model';
import { listPurchasedProjects } from './orders';
import { sendMail } from './outbox';

const NOTE = {
  min: 1,
  max: STAFF_NOTE_MAX_LENGTH,
  tooShort: 'Please write a note first',
  tooLong: `The note is longer than ${formatCount(STAFF_NOTE_MAX_LENGTH)} characters`,
};

const ASSIGNEE_PROBLEM = 'A conversation can be handed to an admin, or to nobody';

/** Throws `forbidden` unless the user is an admin. */
export function requireAdmin({ role }: UserRow): void {
  if (role !== 'admin') throw new DomainError('forbidden', 'Only staff may do this');
}

function requireConversation({ store }: DomainContext, id: unknown): ConversationRow {
  const conversation = store.conversations.get(Number(id));
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  return conversation;
}

/** Returns an admin; undefined for anyone else, including former admins. */
function findAdmin({ store }: DomainContext, id: unknown): UserRow | undefined {
  const user = typeof id === 'number' ? store.users.get(id) : undefined;
  return user?.role === 'admin' && user.deletedAt === null ? user : undefined;
}

const toNote = ({ id, authorId, authorName, text, createdAt }: NoteRow): ConversationNote => ({
  id,
  author: { id: authorId, name: authorName },
  text,
  created_at: createdAt,
});

/** Converts a conversation to its summary in the admins' inbox. */
export function summarize(
  context: DomainContext,
  conversation: ConversationRow,
): ConversationSummary {
  const customer = context.store.users.get(conversation.userId)!;
  const assignee = findAdmin(context, conversation.assigneeId);
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
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
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
    notes: conversation.notes.map(toNote),
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
  if (status !== 'active' && status !== 'resolved') {
    throw new DomainError('badRequest', 'A conversation can be made active or resolved');
  }
  const conversation = requireConversation(context, id);
  const changed = { ...conversation, status } as const;
  if (status !== conversation.status) {
    context.store.conversations.put(changed);
    context.onConversationChanged?.(conversation.id);
  }
  return { conversation: summarize(context, changed) };
}

/** Adds an admin's note to a conversation; the customer never sees it. */
export function addConversationNote(
  context: DomainContext,
  admin: UserRow,
  id: unknown,
  fields: Record<string, unknown>,
): AddConversationNoteResponse {
  const text = readText(fields.text, NOTE, trimVisible);
  const conversation = requireConversation(context, id);
  const { notes } = conversation;
  const note: NoteRow = {
    id: (notes.at(-1)?.id ?? 0) + 1,
    authorId: admin.id,
    authorName: admin.name,
    text,
    createdAt: context.now().toISOString(),
  };
  context.store.conversations.put({ ...conversation, notes: [...notes, note] });
  context.onConversationChanged?.(conversation.id);
  return { note: toNote(note) };
}

/** Assigns a conversation to an admin, or to nobody; a new assignee is notified by mail. */
export function assignConversation(
  context: DomainContext,
  admin: UserRow,
  id: unknown,
  { assignee_id: assigneeId }: Record<string, unknown>,
): AssignConversationResponse {
  requireField(assigneeId === null || typeof assigneeId === 'number', ASSIGNEE_PROBLEM);
  const conversation = requireConversation(context, id);
  const assignee = findAdmin(context, assigneeId);
  requireField(assigneeId === null || assignee !== undefined, ASSIGNEE_PROBLEM);
  const changed = { ...conversation, assigneeId: assignee?.id ?? null };
  if (changed.assigneeId !== conversation.assigneeId) {
    context.store.conversations.put(changed);
    context.onConversationChanged?.(conversation.id);
    if (assignee && assignee.id !== admin.id) {
      const customer = context.store.users.get(conversation.userId)!;
      sendMail(context, {
        to: assignee.email,
        subject: `${admin.name} has handed you a support chat`,
        text: `Hello ${assignee.name},\n\nplease take care of the conversation with ${customer.name}.`,
        link: `/admin/chat?conversation=${conversation.id}`,
      });
    }
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
