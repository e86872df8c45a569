/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { addMessage, openConversation } from './conversations';
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
    const { context, asha, admin } = openShop();
    const { conversationId } = openConversation(context, asha);
    addMessage(context, asha, { conversationId, message: 'Hello' });
    expect(openConversation(context, asha).status).toBe('waiting');
    addMessage(context, admin, { conversationId, message: 'Good morning' });
    expect(openConversation(context, asha).status).toBe('active');
  });

  it('waits again when its customer writes after it was resolved', () => {
    const { store, context, asha, admin } = openShop();
    const onConversationChanged = jest.fn();
    const listening = { ...context, onConversationChanged };
    const { conversationId } = openConversation(listening, asha);
    const resolve = () =>
      store.conversations.put({ ...store.conversations.get(conversationId)!, status: 'resolved' });
    resolve();
    addMessage(listening, asha, { conversationId, message: 'One more question' });
    expect(onConversationChanged.mock.calls).toEqual([[conversationId]]);
    expect(openConversation(listening, asha)).toMatchObject({ conversationId, status: 'waiting' });
    resolve();
    addMessage(listening, admin, { conversationId, message: 'Good to hear' });
    expect(store.conversations.get(conversationId)!.status).toBe('resolved');
  });

  it('reports each of its messages', () => {
    const { context, asha } = openShop();
    const onConversationChanged = jest.fn();
    const listening = { ...context, onConversationChanged };
    const { conversationId } = openConversation(listening, asha);
    expect(onConversationChanged).not.toHaveBeenCalled();
    addMessage(listening, asha, { conversationId, message: 'Hello' });
    expect(onConversationChanged.mock.calls).toEqual([[conversationId]]);
  });

  it('rejects messages that are empty, too long, or sent by another customer', () => {
    const { context, asha, other } = openShop();
    const { conversationId } = openConversation(context, asha);
    const send = (message: string, by = asha, to = conversationId) =>
      addMessage(context, by, { conversationId: to, message });
    expect(() => send('  ')).toThrow('Conversation and message are required');
    expect(() => send('x'.repeat(10_001))).toThrow('longer than 10,000 characters');
    expect(send('x'.repeat(10_000)).messageData.id).toEqual(expect.any(Number));
    expect(() => send('Hello', other)).toThrow('This conversation belongs to another user');
    expect(() => send('Hello', asha, 99_999)).toThrow('Conversation not found');
  });
});
