/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { readMessage, readMessages, readNotice, readTyping } from './chatMessage';

const snake = {
  id: 5,
  conversationId: 7,
  sender_id: 2,
  sender_type: 'user',
  sender_name: 'Asha Rao',
  message: 'Hello',
  message_type: 'text',
  created_at: '2026-01-15T06:30:00.000Z',
};
const camel = {
  id: 5,
  conversationId: 7,
  senderId: 2,
  senderType: 'user',
  senderName: 'Asha Rao',
  message: 'Hello',
  message_type: 'text',
  createdAt: '2026-01-15T06:30:00.000Z',
};

describe('a chat message from the server', () => {
  it('is the same in either spelling', () => {
    expect(readMessage(snake)).toEqual(readMessage(camel));
    expect(readMessage(snake)).toEqual({
      id: 5,
      conversationId: 7,
      senderId: 2,
      isFromCustomer: true,
      senderName: 'Asha Rao',
      text: 'Hello',
      sentAt: '2026-01-15T06:30:00.000Z',
    });
  });

  it.each([
    null,
    undefined,
    5,
    'x',
    {},
    { ...snake, id: 'five' },
    { ...snake, conversationId: 1.5 },
    { ...snake, sender_id: undefined },
    { ...snake, message: null },
  ])('is none when it is %p', (value) => {
    expect(readMessage(value)).toBeNull();
  });
});

it.each([
  [
    { conversationId: 7, userId: 2, userName: 'Asha', isTyping: true },
    { conversationId: 7, userId: 2, userName: 'Asha', isTyping: true },
  ],
  [
    { conversationId: 7, userId: 2 },
    { conversationId: 7, userId: 2, userName: '', isTyping: false },
  ],
  [
    { conversationId: '7', userId: '2', userName: null, isTyping: 'yes' },
    { conversationId: 7, userId: 2, userName: '', isTyping: false },
  ],
  [{ conversationId: 7 }, null],
  [{ userId: 2 }, null],
  [null, null],
  [undefined, null],
])('the typing event %p reads as %p', (value, event) => {
  expect(readTyping(value)).toEqual(event);
});

it.each([
  [
    { conversationId: '7', userName: 'Asha' },
    { conversationId: 7, userName: 'Asha' },
  ],
  [
    { conversationId: 7, userName: null },
    { conversationId: 7, userName: 'Somebody' },
  ],
  [{ userName: 'Asha' }, null],
  [null, null],
  [undefined, null],
])('the notice %p reads as %p', (value, notice) => {
  expect(readNotice(value)).toEqual(notice);
});

test('any packet reads as what can be shown, or as nothing', () => {
  const fields = fc.constantFrom(...Object.keys({ ...snake, ...camel, userId: 0, userName: '' }));
  const values = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.boolean(), fc.object());
  const packets = fc.oneof(fc.anything(), fc.dictionary(fields, values));
  holdsFor(packets, (packet) => {
    const message = readMessage(packet);
    if (message) {
      expect(
        [message.id, message.conversationId, message.senderId].every(Number.isSafeInteger),
      ).toBe(true);
      expect(typeof message.text).toBe('string');
      expect(message.sentAt === '' || !Number.isNaN(Date.parse(message.sentAt))).toBe(true);
    }
    if (message) expect(readMessages([packet], message.conversationId)).toEqual([message]);
    expect(typeof (readTyping(packet)?.isTyping ?? false)).toBe('boolean');
    expect(readNotice(packet)?.userName).not.toBe('');
  });
});
