/** @jest-environment node */
import { readMessage } from './chatMessage';

const snake = {
  id: 5,
  conversationId: 7,
  sender_id: 2,
  sender_type: 'user',
  sender_name: 'Asha Rao',
  message: 'Hello',
  message_type: 'text',
  created_at: '2026-01-15T06:30:00.000Z',
} as const;
const camel = {
  id: 5,
  conversationId: 7,
  senderId: 2,
  senderType: 'user',
  senderName: 'Asha Rao',
  message: 'Hello',
  message_type: 'text',
  createdAt: '2026-01-15T06:30:00.000Z',
} as const;

it.each(['admin', 'support', 'bot', 'User', ''])('a sender of type "%s" is staff', (type) => {
  for (const sent of [
    { ...snake, sender_type: type },
    { ...camel, senderType: type },
  ]) {
    expect(readMessage(sent).isFromCustomer).toBe(false);
  }
});

it.each([snake, camel])('a chat message is read in either spelling: %j', (sent) => {
  expect(readMessage(sent)).toEqual({
    id: 5,
    conversationId: 7,
    senderId: 2,
    isFromCustomer: true,
    senderName: 'Asha Rao',
    text: 'Hello',
    sentAt: '2026-01-15T06:30:00.000Z',
  });
});
