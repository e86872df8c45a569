import { readId } from '@/lib/readId';
import type { ChatSocket } from '@/realtime/chatSocket';

/** A chat message, independent of the spelling that the backend uses (specification, section 3). */
export type ReceivedMessage = {
  id: number;
  conversationId: number;
  senderId: number;
  /** The customer; every other sender type is staff. */
  isFromCustomer: boolean;
  senderName: string;
  text: string;
  /** ISO time. */
  sentAt: string;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every other sender type means staff (specification, section 3). */
const CUSTOMER_SENDER_TYPE = 'user';
const STAFF_SENDER_TYPE = 'admin';

/** Parses a message in either spelling; null when it is invalid. */
export function readMessage(value: unknown): ReceivedMessage | null {
  if (!isFields(value)) return null;
  const { message } = value;
  const id = readId(value.id);
  const conversationId = readId(value.conversationId ?? value.conversation_id);
  const senderId = readId(value.sender_id ?? value.senderId);
  const senderType = value.sender_type ?? value.senderType;
  const senderName = value.sender_name ?? value.senderName;
  const sentAt = value.created_at ?? value.createdAt;
  if (id === null || conversationId === null || senderId === null) return null;
  if (typeof message !== 'string') return null;
  return {
    id,
    conversationId,
    senderId,
    isFromCustomer: senderType === CUSTOMER_SENDER_TYPE,
    senderName: typeof senderName === 'string' ? senderName : '',
    text: message,
    sentAt: typeof sentAt === 'string' && !Number.isNaN(Date.parse(sentAt)) ? sentAt : '',
  };
}

/**
 * Parses the messages of a conversation in either spelling; invalid ones are dropped. The
 * conversation id may be missing.
 */
export function readMessages(values: unknown, conversationId: number): ReceivedMessage[] {
  if (!Array.isArray(values)) return [];
  return values
    .map((value: unknown) => (isFields(value) ? readMessage({ ...value, conversationId }) : null))
    .filter((message) => message !== null);
}

/** Tells the others in the conversation of a message that the backend has stored. */
export function announceMessage(socket: ChatSocket, message: ReceivedMessage): void {
  socket.emit('new-message', {
    id: message.id,
    conversationId: message.conversationId,
    sender_id: message.senderId,
    sender_type: message.isFromCustomer ? CUSTOMER_SENDER_TYPE : STAFF_SENDER_TYPE,
    sender_name: message.senderName,
    message: message.text,
    message_type: 'text',
    created_at: message.sentAt,
  });
}

/** Parses a typing event; null when it is invalid. */
export function readTyping(value: unknown) {
  if (!isFields(value)) return null;
  const { userName, isTyping } = value;
  const conversationId = readId(value.conversationId);
  const userId = readId(value.userId);
  if (conversationId === null || userId === null) return null;
  return {
    conversationId,
    userId,
    userName: typeof userName === 'string' ? userName : '',
    isTyping: isTyping === true,
  };
}

/** Parses an event about a conversation and its customer; null when it is invalid. */
export function readNotice(value: unknown) {
  if (!isFields(value)) return null;
  const { userName } = value;
  const conversationId = readId(value.conversationId);
  if (conversationId === null) return null;
  return { conversationId, userName: typeof userName === 'string' ? userName : 'Somebody' };
}
