import type { User } from '@/api/accountApi';
import type { ChatSocket } from '@/realtime/chatSocket';
import { senderTypeOf } from './chatMessage';

/** A saved message of the user; `sentAt` is an ISO time. */
export type SavedMessage = { id: number; conversationId: number; text: string; sentAt: string };

/** Emits a saved message of the user to the other members of the conversation. */
export function announceMessage(
  socket: ChatSocket,
  user: User,
  { id, conversationId, text, sentAt }: SavedMessage,
): void {
  socket.emit('new-message', {
    id,
    conversationId,
    sender_id: user.id,
    sender_type: senderTypeOf(user),
    sender_name: user.name,
    message: text,
    message_type: 'text',
    created_at: sentAt,
  });
}
