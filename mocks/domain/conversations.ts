import type { Conversation, SnakeCaseChatMessage } from '@/api/generated/chat.gen';
import { MESSAGE_MAX_LENGTH } from '@/config/constants';
import { formatCount } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import { readText, requireField } from './fields';
import type { ConversationRow, MessageRow, UserRow } from './model';

const TITLE_MAXIMUM = 200;
const PATH_MAXIMUM = 300;
const MESSAGE = {
  min: 1,
  max: MESSAGE_MAX_LENGTH,
  tooShort: 'Conversation and message are required',
  tooLong: `The message is longer than ${formatCount(MESSAGE_MAX_LENGTH)} characters`,
};

/** Converts a message row to the API's message. */
export function toMessage(row: MessageRow): SnakeCaseChatMessage {
  return {
    id: row.id,
    conversationId: row.conversationId,
    sender_id: row.senderId,
    sender_type: row.senderType,
    sender_name: row.senderName,
    message: row.text,
    message_type: 'text',
    created_at: row.createdAt,
  };
}

/** Returns the messages of a conversation, oldest first. */
export function messagesOf(
  { store }: DomainContext,
  { id }: ConversationRow,
): readonly MessageRow[] {
  return store.messages.where('conversationId', id);
}

/** Returns true if the user may read and write in a conversation: its customer and admins may. */
export function canAccess(user: UserRow, { userId }: ConversationRow): boolean {
  return user.role === 'admin' || user.id === userId;
}

/** Returns the user's unresolved conversation, or the last resolved one with an answer that was not read. */
function findCurrent(context: DomainContext, user: UserRow): ConversationRow | undefined {
  const own = context.store.conversations.where('userId', user.id);
  return (
    own.find(({ status }) => status !== 'resolved') ??
    own.findLast((conversation) => unreadAnswers(context, conversation).length > 0)
  );
}

/** Returns the answers of admins that a conversation's customer has not read. */
export function unreadAnswers(
  context: DomainContext,
  conversation: ConversationRow,
): readonly MessageRow[] {
  return messagesOf(context, conversation).filter(
    ({ id, senderId, senderType }) =>
      senderType === 'admin' &&
      senderId !== conversation.userId &&
      id > conversation.customerReadMessageId,
  );
}

/** Counts the answers in a user's current conversation that the user has not read. */
export function countUnread(context: DomainContext, user: UserRow) {
  const conversation = findCurrent(context, user);
  return { unread_count: conversation ? unreadAnswers(context, conversation).length : 0 };
}

/** Marks every message of a user's current conversation as read by the user. */
export function markAnswersRead(context: DomainContext, user: UserRow) {
  const conversation = findCurrent(context, user);
  const customerReadMessageId = conversation && messagesOf(context, conversation).at(-1)?.id;
  if (customerReadMessageId !== undefined) {
    context.store.conversations.put({ ...conversation!, customerReadMessageId });
  }
  return { success: true, message: 'Marked as read' };
}

/**
 * Stores the page of the shop from which a user writes; throws `notFound` without a conversation.
 */
export function tellOpenedFrom(
  context: DomainContext,
  user: UserRow,
  { title, path }: Record<string, unknown>,
) {
  const isTitle = typeof title === 'string' && title !== '' && title.length <= TITLE_MAXIMUM;
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path) && path.length <= PATH_MAXIMUM;
  requireField(isTitle && isPath, 'Please give the title and the path of a page');
  const conversation = findCurrent(context, user);
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  context.store.conversations.put({ ...conversation, openedFrom: { title, path } });
  context.onConversationChanged?.(conversation.id);
  return { success: true, message: 'Saved' };
}

/** Returns the user's current conversation, or a new one that waits for an admin. */
export function openConversation(context: DomainContext, user: UserRow): Conversation {
  const { store, now } = context;
  const conversation =
    findCurrent(context, user) ??
    store.conversations.put({
      id: store.conversations.nextId(),
      userId: user.id,
      status: 'waiting',
      createdAt: now().toISOString(),
      lastReadMessageId: 0,
      isAnnounced: false,
      customerReadMessageId: 0,
      mailedMessageId: 0,
      openedFrom: null,
      assigneeId: null,
      notes: [],
    });
  return {
    conversationId: conversation.id,
    messages: messagesOf(context, conversation).map(toMessage),
    status: conversation.status,
  };
}

/**
 * Returns the status of a conversation after a message: staff activate a waiting one, and a
 * customer makes a resolved one wait again.
 */
function statusAfterMessage({ status }: ConversationRow, isFromStaff: boolean) {
  if (isFromStaff) return status === 'waiting' ? 'active' : status;
  return status === 'resolved' ? 'waiting' : status;
}

/**
 * Adds a message to a conversation; throws `forbidden` for another customer's. An admin's first
 * reply activates a waiting conversation; a customer's message reopens a resolved one.
 */
export function addMessage(
  { store, now, onConversationChanged }: DomainContext,
  user: UserRow,
  { conversationId, message }: Record<string, unknown>,
) {
  requireField(
    typeof conversationId === 'number' && Number.isSafeInteger(conversationId),
    MESSAGE.tooShort,
  );
  const text = readText(message, MESSAGE, trimVisible);
  const conversation = store.conversations.get(conversationId);
  if (!conversation) throw new DomainError('notFound', 'Conversation not found');
  if (!canAccess(user, conversation)) {
    throw new DomainError('forbidden', 'This conversation belongs to another user');
  }
  const isFromStaff = user.role === 'admin';
  const { id } = store.messages.put({
    id: store.messages.nextId(),
    conversationId: conversation.id,
    senderId: user.id,
    senderType: isFromStaff ? 'admin' : 'user',
    senderName: user.name,
    text,
    createdAt: now().toISOString(),
  });
  const status = statusAfterMessage(conversation, isFromStaff);
  if (status !== conversation.status) store.conversations.put({ ...conversation, status });
  onConversationChanged?.(conversation.id);
  return { messageData: { id } };
}
