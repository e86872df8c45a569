/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { addMessage, openConversation } from './conversations';
import { Store } from './store';
import { getOwnData } from './ownData';
import {
  addConversationNote,
  assignConversation,
  getConversation,
  listConversations,
  markConversationRead,
  requireAdmin,
  updateConversation,
} from './support';

function openInbox() {
  const store = new Store(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const onConversationChanged = jest.fn();
  const context: DomainContext = {
    files: memoryFiles(),
    store,
    now: () => new Date('2025-10-15T09:00:00Z'),
    seed: 7,
    onConversationChanged,
  };
  const asha = store.users.get(peopleIds.asha)!;
  const admin = store.users.get(peopleIds.admin)!;
  const { conversationId } = openConversation(context, asha);
  const say = (message: string, by = asha) => addMessage(context, by, { conversationId, message });
  const read = () => getConversation(context, conversationId);
  return { context, onConversationChanged, asha, admin, conversationId, say, read };
}

describe('the inbox', () => {
  it('is only for admins', () => {
    const { asha, admin } = openInbox();
    expect(() => requireAdmin(admin)).not.toThrow();
    expect(() => requireAdmin(asha)).toThrow('Only staff may do this');
  });

  it('has seeded conversations of every status, newest message first', () => {
    const { context } = openInbox();
    const { conversations } = listConversations(context);
    expect(new Set(conversations.map(({ status }) => status))).toEqual(
      new Set(['waiting', 'active', 'resolved']),
    );
    const times = conversations.map(({ lastMessageAt, createdAt }) => lastMessageAt ?? createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(conversations.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(3);
  });

  it("returns a conversation with its messages and the customer's purchases", () => {
    const { say, admin, read, asha } = openInbox();
    say('Hello');
    say('Good morning', admin);
    say('Which project is it?', admin);
    const { conversation, messages, purchases } = read();
    expect(conversation).toMatchObject({
      status: 'active',
      customer: { id: asha.id, name: 'Asha Rao', email: 'asha@example.com' },
      lastMessage: 'Which project is it?',
      unreadCount: 1,
    });
    expect(messages.map(({ message }) => message)).toEqual([
      'Hello',
      'Good morning',
      'Which project is it?',
    ]);
    expect(purchases).toHaveLength(7);
    expect(purchases[0]).toEqual({
      id: 12,
      title: expect.any(String),
      purchase_date: expect.stringMatching(/^2025-10-06/),
    });
  });

  it("counts the customer's messages since it was last read", () => {
    const { context, onConversationChanged, conversationId, say, read } = openInbox();
    const unread = () => read().conversation.unreadCount;
    expect(unread()).toBe(0);
    say('Hello');
    say('Anybody there?');
    expect(unread()).toBe(2);
    expect(markConversationRead(context, conversationId)).toEqual({
      success: true,
      message: 'Marked as read',
    });
    expect(unread()).toBe(0);
    expect(onConversationChanged).toHaveBeenCalledTimes(3);
    markConversationRead(context, conversationId);
    expect(onConversationChanged).toHaveBeenCalledTimes(3);
    say('Hello?');
    expect(unread()).toBe(1);
  });

  it('resolves a conversation and reopens it', () => {
    const { context, onConversationChanged, conversationId, read, asha } = openInbox();
    const set = (status: unknown) => updateConversation(context, conversationId, { status });
    expect(set('resolved').conversation.status).toBe('resolved');
    expect(onConversationChanged).toHaveBeenCalledTimes(1);
    expect(openConversation(context, asha).conversationId).not.toBe(conversationId);
    set('resolved');
    expect(onConversationChanged).toHaveBeenCalledTimes(1);
    set('active');
    expect(read().conversation.status).toBe('active');
    expect(openConversation(context, asha).conversationId).toBe(conversationId);
    expect(() => set('waiting')).toThrow('can be made active or resolved');
    expect(() => set(undefined)).toThrow('can be made active or resolved');
  });

  it.each([99_999, 'x', undefined])('finds no conversation %s', (id) => {
    const { context } = openInbox();
    expect(() => getConversation(context, id)).toThrow('Conversation not found');
    expect(() => updateConversation(context, id, { status: 'active' })).toThrow('not found');
    expect(() => markConversationRead(context, id)).toThrow('Conversation not found');
  });
});

describe('staff notes', () => {
  it('are stored with their author, and never sent to the customer', () => {
    const { context, onConversationChanged, conversationId, admin, asha, read } = openInbox();
    const note = (text: string) =>
      addConversationNote(context, admin, conversationId, { text }).note;
    const first = note('  Promised a call. ');
    const second = note('Called.');
    const third = note('Called again.');
    expect([second.id, third.id]).toEqual([2, 3]);
    expect(first).toEqual({
      id: 1,
      author: { id: admin.id, name: admin.name },
      text: 'Promised a call.',
      created_at: '2025-10-15T09:00:00.000Z',
    });
    expect(read().notes).toEqual([first, second, third]);
    expect(onConversationChanged).toHaveBeenCalledTimes(3);
    const seen = JSON.stringify([openConversation(context, asha), getOwnData(context, asha)]);
    expect(seen).not.toMatch(/Promised a call|"notes"|assignee/);
  });

  it.each([
    [undefined, 'Please write a note first'],
    ['', 'Please write a note first'],
    ['  ', 'Please write a note first'],
    [7, 'Please write a note first'],
    ['x'.repeat(2001), 'The note is longer than 2,000 characters'],
  ])('cannot be %j', (text, message) => {
    const { context, conversationId, admin, read } = openInbox();
    expect(() => addConversationNote(context, admin, conversationId, { text })).toThrow(
      expect.objectContaining({ kind: 'badRequest', message }) as Error,
    );
    expect(read().notes).toEqual([]);
  });

  it('may have 2,000 characters', () => {
    const { context, conversationId, admin } = openInbox();
    const text = 'x'.repeat(2000);
    expect(addConversationNote(context, admin, conversationId, { text }).note.text).toBe(text);
  });
});

describe('assigning a conversation', () => {
  function openWithColleague() {
    const inbox = openInbox();
    const { users, mails } = inbox.context.store;
    const other = users.get(peopleIds.newCustomer)!;
    const colleague = users.put({ ...other, role: 'admin' });
    const hand = (assignee_id: unknown) =>
      assignConversation(inbox.context, inbox.admin, inbox.conversationId, { assignee_id })
        .conversation.assignee;
    return { ...inbox, users, mails, colleague, hand };
  }

  it('shows the assignee of the conversation, and notifies a colleague by mail', () => {
    const { hand, colleague, admin, mails, read, conversationId } = openWithColleague();
    expect(read().conversation.assignee).toBeNull();
    expect(hand(admin.id)).toEqual({ id: admin.id, name: admin.name });
    expect(mails.all()).toHaveLength(0);
    expect(hand(colleague.id)).toEqual({ id: colleague.id, name: colleague.name });
    hand(colleague.id);
    expect(mails.all()).toMatchObject([
      {
        to: colleague.email,
        subject: 'Meera Iyer has handed you a support chat',
        text: `Hello ${colleague.name},\n\nplease take care of the conversation with Asha Rao.`,
        link: `/admin/chat?conversation=${conversationId}`,
      },
    ]);
    expect(hand(null)).toBeNull();
  });

  it('ends with the account of the assignee', () => {
    const { hand, colleague, users, read } = openWithColleague();
    hand(colleague.id);
    users.put({ ...colleague, deletedAt: '2025-10-15T09:00:00.000Z' });
    expect(read().conversation.assignee).toBeNull();
  });

  it('is possible only for admins, and ends with their role', () => {
    const { hand, asha, colleague, users, read } = openWithColleague();
    for (const id of [asha.id, 99_999, undefined, '1']) {
      expect(() => hand(id)).toThrow('A conversation can be handed to an admin, or to nobody');
    }
    hand(colleague.id);
    users.put({ ...colleague, role: 'user' });
    expect(read().conversation.assignee).toBeNull();
  });
});
