import type { ChatMessage } from '@/api/chatApi';
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

/** Returns a message that the backend sends in either spelling. */
export function readMessage(sent: ChatMessage): ReceivedMessage {
  const senderType = 'sender_type' in sent ? sent.sender_type : sent.senderType;
  return {
    id: sent.id,
    conversationId: sent.conversationId,
    senderId: 'sender_id' in sent ? sent.sender_id : sent.senderId,
    isFromCustomer: senderType === CUSTOMER_SENDER_TYPE,
    senderName: 'sender_name' in sent ? sent.sender_name : sent.senderName,
    text: sent.message,
    sentAt: 'created_at' in sent ? sent.created_at : sent.createdAt,
  };
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
