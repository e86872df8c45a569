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
