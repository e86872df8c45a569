/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { addMessage, openConversation } from './conversations';
import { Store } from './store';
import {
  getConversation,
  listConversations,
  markConversationRead,
  requireAdmin,
  updateConversation,
} from './support';

function openInbox() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const conversationChanged = jest.fn();
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date('2025-10-15T09:00:00Z'),
    seed: 7,
    conversationChanged,
  };
  const asha = store.users.get(peopleIds.asha)!;
  const admin = store.users.get(peopleIds.admin)!;
  const { conversationId } = openConversation(context, asha);
  const say = (message: string, by = asha) => addMessage(context, by, { conversationId, message });
  const read = () => getConversation(context, conversationId);
  return { context, conversationChanged, asha, admin, conversationId, say, read };
}

describe('the inbox', () => {
  it('is for staff alone', () => {
    const { asha, admin } = openInbox();
    expect(() => requireAdmin(admin)).not.toThrow();
    expect(() => requireAdmin(asha)).toThrow('Only staff may do this');
  });

  it('begins with conversations of every status, the newest message first', () => {
    const { context } = openInbox();
    const { conversations } = listConversations(context);
    expect(new Set(conversations.map(({ status }) => status))).toEqual(
      new Set(['waiting', 'active', 'resolved']),
    );
    const times = conversations.map(({ lastMessageAt, createdAt }) => lastMessageAt ?? createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(conversations.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(3);
  });

  it('brings a conversation to the top when somebody writes, even in the same moment', () => {
    const { context, asha, admin, say, conversationId } = openInbox();
    const first = () => listConversations(context).conversations[0]!.conversationId;
    say('Hello');
    expect(first()).toBe(conversationId);
    addMessage(context, admin, { conversationId: 1, message: 'One more thing' });
    expect(first()).toBe(1);
    addMessage(context, asha, { conversationId, message: 'Are you there?' });
    expect(first()).toBe(conversationId);
  });

  it('shows a conversation with its messages and what the customer owns', () => {
    const { say, admin, read, asha } = openInbox();
    say('Hello');
    say('Good morning', admin);
    const { conversation, messages, purchases } = read();
    expect(conversation).toMatchObject({
      status: 'active',
      customer: { id: asha.id, name: 'Asha Rao', email: 'asha@example.com' },
      lastMessage: 'Good morning',
      unreadCount: 1,
    });
    expect(messages.map(({ message }) => message)).toEqual(['Hello', 'Good morning']);
    expect(purchases).toHaveLength(7);
    expect(purchases[0]).toEqual({
      id: 12,
      title: expect.any(String),
      purchase_date: expect.stringMatching(/^2025-10-06/),
    });
  });

  it('counts what the customer wrote since it was read last', () => {
    const { context, conversationChanged, conversationId, say, read } = openInbox();
    const unread = () => read().conversation.unreadCount;
    expect(unread()).toBe(0);
    say('Hello');
    say('Anybody there?');
    expect(unread()).toBe(2);
    markConversationRead(context, conversationId);
    expect(unread()).toBe(0);
    expect(conversationChanged).toHaveBeenCalledTimes(3);
    markConversationRead(context, conversationId);
    expect(conversationChanged).toHaveBeenCalledTimes(3);
    say('Hello?');
    expect(unread()).toBe(1);
  });

  it('resolves a conversation and opens it again', () => {
    const { context, conversationChanged, conversationId, read, asha } = openInbox();
    const set = (status: unknown) => updateConversation(context, conversationId, { status });
    expect(set('resolved').conversation.status).toBe('resolved');
    expect(conversationChanged).toHaveBeenCalledTimes(1);
    expect(openConversation(context, asha).conversationId).not.toBe(conversationId);
    set('resolved');
    expect(conversationChanged).toHaveBeenCalledTimes(1);
    set('active');
    expect(read().conversation.status).toBe('active');
    expect(openConversation(context, asha).conversationId).toBe(conversationId);
    expect(() => set('waiting')).toThrow('can be made active or resolved');
    expect(() => set(undefined)).toThrow('can be made active or resolved');
  });

  it.each([99_999, 'x', undefined])('does not know the conversation %s', (id) => {
    const { context } = openInbox();
    expect(() => getConversation(context, id)).toThrow('Conversation not found');
    expect(() => updateConversation(context, id, { status: 'active' })).toThrow('not found');
    expect(() => markConversationRead(context, id)).toThrow('Conversation not found');
  });
});
