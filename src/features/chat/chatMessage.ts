import type { User } from '@/api/accountApi';
import { hasAdminRole } from '@/features/auth';

/**
 * A chat message as it is shown, whichever spelling the backend used (specification, section 3).
 */
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

/** Every other sender type means staff (specification, section 3). */
const CUSTOMER_SENDER_TYPE = 'user';
const STAFF_SENDER_TYPE = 'admin';

/** Returns the sender type of a user: that of staff for admins, that of customers for anyone else. */
export const senderTypeOf = (user: Pick<User, 'role'>): string =>
  hasAdminRole(user) ? STAFF_SENDER_TYPE : CUSTOMER_SENDER_TYPE;

/** Maximum length of a message in characters. */
export const MESSAGE_MAX_LENGTH = 10_000;

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

/** Parses a message in either spelling; null when it is invalid. */
export function readMessage(value: unknown): ReceivedMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Fields;
  const { id, conversationId, message } = fields;
  const senderId = fields.sender_id ?? fields.senderId;
  const senderType = fields.sender_type ?? fields.senderType;
  const senderName = fields.sender_name ?? fields.senderName;
  const sentAt = fields.created_at ?? fields.createdAt;
  if (!isInteger(id) || !isInteger(conversationId) || !isInteger(senderId)) return null;
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

/** Parses a list of messages in either spelling; invalid entries are dropped. */
export function readMessages(values: unknown): ReceivedMessage[] {
  if (!Array.isArray(values)) return [];
  return values.map(readMessage).filter((message) => message !== null);
}

/** Parses a typing event; null when it is invalid. */
export function readTyping(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { conversationId, userId, userName, isTyping } = value as Fields;
  if (!isInteger(conversationId) || !isInteger(userId)) return null;
  return {
    conversationId,
    userId,
    userName: typeof userName === 'string' ? userName : '',
    isTyping: isTyping === true,
  };
}

/** A new-conversation notice, or null for anything else. */
export function readNotice(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { conversationId, userName } = value as Fields;
  if (!isInteger(conversationId)) return null;
  return { conversationId, userName: typeof userName === 'string' ? userName : 'Somebody' };
}
