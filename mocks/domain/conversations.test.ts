/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import {
  addMessage,
  countUnread,
  markAnswersRead,
  openConversation,
  tellOpenedFrom,
} from './conversations';
import { Store } from './store';

function openShop() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date('2025-10-15T09:00:00Z'),
    seed: 7,
  };
  const person = (id: number) => store.users.get(id)!;
  return {
    store,
    context,
    asha: person(peopleIds.asha),
    other: person(peopleIds.newCustomer),
    admin: person(peopleIds.admin),
  };
}

describe('a support conversation', () => {
  it('stays the same until it is resolved', () => {
    const { store, context, asha, other } = openShop();
    const first = openConversation(context, asha);
    expect(first).toEqual({
      conversationId: expect.any(Number),
      messages: [],
      status: 'waiting',
    });
    const { conversationId: id } = first;
    expect(openConversation(context, asha).conversationId).toBe(id);
    expect(openConversation(context, other).conversationId).not.toBe(id);
    store.conversations.put({ ...store.conversations.get(id)!, status: 'resolved' });
    expect(openConversation(context, asha).conversationId).not.toBe(id);
  });

  it('keeps the messages of both sides, oldest first', () => {
    const { context, asha, admin } = openShop();
    const { conversationId } = openConversation(context, asha);
    const { messageData } = addMessage(context, asha, { conversationId, message: ' Hello ' });
    addMessage(context, admin, { conversationId, message: 'Good morning' });
    const { messages } = openConversation(context, asha);
    expect(messages).toEqual([
      expect.objectContaining({ id: messageData.id, sender_type: 'user', message: 'Hello' }),
      expect.objectContaining({ sender_type: 'admin', sender_name: 'Meera Iyer' }),
    ]);
  });

  it('is waiting until an admin replies', () => {
    const { context, store, asha, admin } = openShop();
    const { conversationId } = openConversation(context, asha);
    const before = store.conversations.get(conversationId);
    addMessage(context, asha, { conversationId, message: 'Hello' });
    expect(store.conversations.get(conversationId)).toBe(before);
    expect(openConversation(context, asha).status).toBe('waiting');
    addMessage(context, admin, { conversationId, message: 'Good morning' });
    expect(openConversation(context, asha).status).toBe('active');
  });

  it('rejects messages that are empty, too long, or sent by another customer', () => {
    const { context, asha, other } = openShop();
    const { conversationId } = openConversation(context, asha);
    const send = (message: string, by = asha, to = conversationId) =>
      addMessage(context, by, { conversationId: to, message });
    const rejection = (kind: string, message: string) =>
      expect.objectContaining({ kind, message }) as Error;
    const missing = rejection('badRequest', 'Conversation and message are required');
    expect(() => send('  ')).toThrow(missing);
    expect(() => send('Hello', asha, 1.5)).toThrow(missing);
    expect(() => addMessage(context, asha, { conversationId, message: 7 })).toThrow(missing);
    expect(() => send('x'.repeat(10_001))).toThrow(
      rejection('badRequest', 'The message is longer than 10,000 characters'),
    );
    expect(send('x'.repeat(10_000)).messageData.id).toEqual(expect.any(Number));
    expect(() => send('Hello', other)).toThrow(
      rejection('forbidden', 'This conversation belongs to another user'),
    );
    expect(() => send('Hello', asha, 99_999)).toThrow(
      rejection('notFound', 'Conversation not found'),
    );
  });
});

describe('answers that a customer has not read', () => {
  function openAnswered() {
    const shop = openShop();
    const { conversationId } = openConversation(shop.context, shop.asha);
    const say = (message: string, by = shop.admin) =>
      addMessage(shop.context, by, { conversationId, message });
    return { ...shop, conversationId, say };
  }

  it('are counted until they are marked as read', () => {
    const { context, asha, say } = openAnswered();
    const unread = () => countUnread(context, asha).unread_count;
    say('Hello', asha);
    expect(unread()).toBe(0);
    say('Good morning');
    say('How can I help?');
    expect(unread()).toBe(2);
    expect(markAnswersRead(context, asha)).toEqual({ success: true, message: 'Marked as read' });
    expect(unread()).toBe(0);
    say('Still there?');
    expect(unread()).toBe(1);
  });
});

describe('the page from which a user writes', () => {
  const page = { title: 'Payments', path: '/payments' };

  it('is stored and reported', () => {
    const { context, store, asha } = openShop();
    const onConversationChanged = jest.fn();
    const { conversationId } = openConversation(context, asha);
    expect(tellOpenedFrom({ ...context, onConversationChanged }, asha, page)).toEqual({
      success: true,
      message: 'Saved',
    });
    expect(store.conversations.get(conversationId)!.openedFrom).toEqual(page);
    expect(onConversationChanged.mock.calls).toEqual([[conversationId]]);
  });
});
