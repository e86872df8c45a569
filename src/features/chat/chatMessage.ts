import { isRecord } from '@/lib/isRecord';
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

/** Every other sender type means staff (specification, section 3). */
const CUSTOMER_SENDER_TYPE = 'user';
const STAFF_SENDER_TYPE = 'admin';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a message in either spelling; null when it is invalid. */
export function readMessage(value: unknown): ReceivedMessage | null {
  if (!isRecord(value)) return null;
  const { message } = value;
  const id = readId(value.id);
  const conversationId = readId(value.conversationId ?? value.conversation_id);
  const senderId = readId(value.sender_id ?? value.senderId);
  const sentAt = readText(value.created_at ?? value.createdAt);
  if (id === null || conversationId === null || senderId === null) return null;
  if (typeof message !== 'string') return null;
  return {
    id,
    conversationId,
    senderId,
    isFromCustomer: (value.sender_type ?? value.senderType) === CUSTOMER_SENDER_TYPE,
    senderName: readText(value.sender_name ?? value.senderName),
    text: message,
    sentAt: Number.isNaN(Date.parse(sentAt)) ? '' : sentAt,
  };
}

/**
 * Parses the messages of a conversation in either spelling; invalid ones are dropped. The
 * conversation id may be missing.
 */
export function readMessages(values: unknown, conversationId: number): ReceivedMessage[] {
  if (!Array.isArray(values)) return [];
  return values
    .map((value: unknown) => (isRecord(value) ? readMessage({ ...value, conversationId }) : null))
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
  if (!isRecord(value)) return null;
  const conversationId = readId(value.conversationId);
  const userId = readId(value.userId);
  if (conversationId === null || userId === null) return null;
  const userName = readText(value.userName);
  return { conversationId, userId, userName, isTyping: value.isTyping === true };
}

/** Parses an event about a conversation and its customer; null when it is invalid. */
export function readNotice(value: unknown) {
  if (!isRecord(value)) return null;
  const conversationId = readId(value.conversationId);
  if (conversationId === null) return null;
  return { conversationId, userName: readText(value.userName) || 'Somebody' };
}
