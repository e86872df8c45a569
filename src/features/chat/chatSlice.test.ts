/** @jest-environment node */
import { asha } from '@/testing/asha';
import { newEntry, type ChatEntry } from './chatLog';
import { MESSAGE_MAX_LENGTH, type ReceivedMessage } from './chatMessage';
import {
  chatForgotten,
  chatReducer,
  conversationFailed,
  conversationLoaded,
  draftChanged,
  initialChatState,
  messagePrepared,
  messageReceived,
  messagesAnnounced,
  panelClosed,
  panelExpanded,
  panelMinimized,
  selectChat,
  sendingFailed,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
  subjectChosen,
  type ChatState,
} from './chatSlice';

const message = (id: number, senderId = 1, conversationId = 7): ReceivedMessage => ({
  id,
  conversationId,
  senderId,
  isFromCustomer: senderId === asha.id,
  senderName: 'Somebody',
  text: `Message ${id}`,
  sentAt: '2026-01-15T06:30:00.000Z',
});

type Action = Parameters<typeof chatReducer>[1];
const after = (...actions: Action[]): ChatState => actions.reduce(chatReducer, initialChatState);
const loadedWith = (messages: ReceivedMessage[], conversationId = 7) =>
  conversationLoaded({ conversationId, messages, isNew: false });
const opened = loadedWith([]);
const ids = ({ entries }: ChatState) => entries.map(({ id }) => id);
const received = (id: number, senderId = 1, conversationId = 7) =>
  messageReceived({
    message: message(id, senderId, conversationId),
    isMine: senderId === asha.id,
  });

describe('the chat', () => {
  const about = { title: 'Leadwell CRM', path: '/projects/4' };

  it('is closed and empty at first, and before its code has arrived', () => {
    const empty = {
      panel: 'closed',
      about: null,
      conversationId: null,
      isNew: false,
      hasFailed: false,
      entries: [],
      toAnnounce: [],
      unreadCount: 0,
      draft: '',
      prepared: '',
    };
    expect(chatReducer(undefined, { type: 'none' })).toEqual(empty);
    expect(selectChat({})).toEqual(empty);
    expect(selectChat({ chat: after(panelExpanded()) }).panel).toBe('expanded');
  });

  it('is expanded, minimized and closed', () => {
    expect(after(panelExpanded()).panel).toBe('expanded');
    expect(after(panelExpanded(), panelMinimized()).panel).toBe('minimized');
    expect(after(panelExpanded(), panelClosed()).panel).toBe('closed');
  });

  it('is about its subject until it is closed', () => {
    const state = after(subjectChosen(about), panelExpanded(), panelMinimized());
    expect(state.about).toEqual(about);
    expect(chatReducer(state, panelClosed()).about).toBeNull();
    expect(chatReducer(state, subjectChosen(null)).about).toBeNull();
  });

  it('has failed until its conversation is loaded', () => {
    const state = after(conversationFailed());
    expect(state).toMatchObject({ hasFailed: true, conversationId: null });
    expect(chatReducer(state, opened)).toMatchObject({ hasFailed: false, conversationId: 7 });
  });

  it('is new to staff as long as the last response says so', () => {
    const state = after(conversationLoaded({ conversationId: 7, messages: [], isNew: true }));
    expect(state.isNew).toBe(true);
    expect(chatReducer(state, opened).isNew).toBe(false);
  });

  it('is forgotten for the next user', () => {
    const state = after(opened, panelExpanded(), received(1), draftChanged('Hello'));
    expect(chatReducer(state, chatForgotten())).toEqual(initialChatState);
  });
});

describe('received messages', () => {
  it('are shown once and in order, whatever order they arrive in', () => {
    const loaded = loadedWith([message(1), message(2)]);
    expect(ids(after(opened, received(3), received(1), received(3), loaded))).toEqual([1, 2, 3]);
  });

  it('of another conversation are ignored', () => {
    expect(ids(after(opened, received(1, 1, 8)))).toEqual([]);
  });

  it('of a new conversation replace those of the old one', () => {
    const other = loadedWith([message(9, 1, 8)], 8);
    expect(ids(after(opened, received(1), other))).toEqual([9]);
  });

  it('count as unread while the panel is minimized, unless they are the user’s own', () => {
    const state = after(opened, panelMinimized(), received(1), received(2, asha.id), received(3));
    expect(state.unreadCount).toBe(2);
    expect(chatReducer(state, panelExpanded()).unreadCount).toBe(0);
    expect(chatReducer(state, panelClosed()).unreadCount).toBe(0);
  });

  it('count as unread once, and only while the panel is minimized', () => {
    const seen = [opened, panelExpanded(), received(1)];
    expect(after(...seen).unreadCount).toBe(0);
    expect(after(...seen, panelMinimized(), received(1)).unreadCount).toBe(0);
    const other = [received(2), received(2), received(3, 1, 8)];
    expect(after(...seen, panelMinimized(), ...other).unreadCount).toBe(1);
  });

  it('leave what the user is typing', () => {
    expect(after(opened, draftChanged('Hello'), received(1)).draft).toBe('Hello');
  });
});

describe('the user’s own message', () => {
  const entry: ChatEntry = newEntry(asha, 'Hello');
  const { key, text } = entry;

  it('is shown at once and clears the input', () => {
    const state = after(opened, draftChanged('Hello'), sendingStarted(entry));
    expect(state.entries).toEqual([entry]);
    expect(state.draft).toBe('');
  });

  it('is sorted by the id that the backend assigns', () => {
    const state = after(
      opened,
      sendingStarted(entry),
      received(5),
      sendingSucceeded({ key, id: 4, conversationId: 7 }),
    );
    expect(ids(state)).toEqual([4, 5]);
    expect(state.entries[0]).toMatchObject({ key, delivery: 'sent' });
  });

  it('is not shown twice when its echo arrives before the response', () => {
    const state = after(
      opened,
      sendingStarted(entry),
      received(4, asha.id),
      sendingSucceeded({ key, id: 4, conversationId: 7 }),
    );
    expect(ids(state)).toEqual([4]);
  });

  it('is announced once, with the time at which it was written', () => {
    const { sentAt } = entry;
    const succeeded = sendingSucceeded({ key, id: 4, conversationId: 7 });
    const state = after(opened, sendingStarted(entry), succeeded, succeeded);
    expect(state.toAnnounce).toEqual([{ id: 4, conversationId: 7, text: 'Hello', sentAt }]);
  });

  it('is not announced when its entry is gone', () => {
    const succeeded = sendingSucceeded({ key: 'gone', id: 4, conversationId: 7 });
    expect(after(opened, sendingStarted(entry), succeeded).toAnnounce).toEqual([]);
  });

  it('is announced with the time of the backend when the conversation has it', () => {
    const saved = { ...message(4, asha.id), text };
    const loaded = loadedWith([message(3), saved]);
    const succeeded = sendingSucceeded({ key, id: 4, conversationId: 7 });
    const state = after(opened, sendingStarted(entry), loaded, loaded, succeeded);
    expect(state.toAnnounce).toEqual([
      { id: 4, conversationId: 7, text: 'Hello', sentAt: '2026-01-15T06:30:00.000Z' },
    ]);
  });

  it('waits to be announced until it was, though another one was saved first', () => {
    const other = newEntry(asha, 'Thanks');
    const first = after(
      opened,
      sendingStarted(entry),
      sendingStarted(other),
      sendingSucceeded({ key, id: 4, conversationId: 7 }),
    );
    const state = [
      sendingSucceeded({ key: other.key, id: 5, conversationId: 7 }),
      messagesAnnounced(first.toAnnounce),
    ].reduce(chatReducer, first);
    expect(state.toAnnounce).toEqual([expect.objectContaining({ id: 5, text: 'Thanks' })]);
  });

  it('counts as sent when the backend has it although its response was lost', () => {
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const saved = { ...message(4, asha.id), text };
    const reloaded = loadedWith([saved]);
    const state = chatReducer(failed, reloaded);
    expect(state.entries).toEqual([expect.objectContaining({ key, id: 4, delivery: 'sent' })]);
    expect(state.draft).toBe('');
    const typed = chatReducer(chatReducer(failed, draftChanged('Anyway')), reloaded);
    expect(typed.draft).toBe('Anyway');
  });

  it('leaves the input when it turns out to be saved, whatever blanks surround it', () => {
    const saved = { ...message(4, asha.id), text };
    const failed = [sendingStarted(entry), sendingFailed({ key, text }), draftChanged(' Hello\n')];
    expect(after(opened, ...failed, loadedWith([message(3), saved])).draft).toBe('');
    expect(after(opened, ...failed, loadedWith([message(4)])).draft).toBe(' Hello\n');
  });

  it('leaves the same text in the input that was typed while it was sent', () => {
    const saved = { ...message(4, asha.id), text };
    const typed = [sendingStarted(entry), draftChanged('Hello')];
    expect(after(opened, ...typed, loadedWith([saved])).draft).toBe('Hello');
  });

  it('stays unsent when the backend has only an earlier one with the same text', () => {
    const earlier = { ...message(3, asha.id), text };
    const loaded = loadedWith([earlier]);
    const failed = after(loaded, sendingStarted(entry), sendingFailed({ key, text }), loaded);
    expect(ids(failed)).toEqual([3, null]);
    expect(failed.draft).toBe('Hello');
  });

  it('follows into a new conversation while it is unsent', () => {
    const other = loadedWith([message(9, 1, 8)], 8);
    const state = after(opened, received(1), sendingStarted(entry), other);
    expect(ids(state)).toEqual([9, null]);
  });

  it('stays unsent when another user wrote the same', () => {
    const reply = { ...message(4), text };
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const received = messageReceived({ message: reply, isMine: false });
    expect(ids(chatReducer(failed, received))).toEqual([4, null]);
  });

  it('returns to the input when it fails, unless something new was typed', () => {
    const failed = sendingFailed({ key, text });
    expect(after(opened, sendingStarted(entry), failed).draft).toBe('Hello');
    const state = after(opened, sendingStarted(entry), draftChanged('Anyway'), failed);
    expect(state.draft).toBe('Anyway');
    expect(state.entries[0]!.delivery).toBe('failed');
  });

  it('does not return to the input when it was saved, though another one has failed', () => {
    const other = newEntry(asha, 'Thanks');
    const state = after(
      opened,
      sendingStarted(other),
      sendingFailed({ key: other.key, text: 'Thanks' }),
      sendingStarted(entry),
      received(9),
      sendingSucceeded({ key, id: 4, conversationId: 7 }),
      sendingFailed({ key, text }),
    );
    expect(state.draft).toBe('');
  });

  describe('when an equal one is under way', () => {
    const [one, other] = [newEntry(asha, 'Hello'), newEntry(asha, 'Hello')];
    const both = [opened, sendingStarted(one), sendingStarted(other)];
    const echo = messageReceived({
      message: { ...message(5, asha.id), text: 'Hello' },
      isMine: true,
    });
    const sent = (key: string, id: number) => sendingSucceeded({ key, id, conversationId: 7 });
    const shown = ({ entries }: ChatState) =>
      Object.fromEntries(entries.map(({ key, id, delivery }) => [key, [id, delivery]]));

    it('has the id of its own response, though it was taken for the other one', () => {
      expect(shown(after(...both, echo, sent(other.key, 5)))).toEqual({
        [one.key]: [null, 'sending'],
        [other.key]: [5, 'sent'],
      });
      expect(shown(after(...both, echo, sent(other.key, 5), sent(one.key, 6)))).toEqual({
        [one.key]: [6, 'sent'],
        [other.key]: [5, 'sent'],
      });
    });

    it('is not sent when it was taken for the other one, and failed', () => {
      const failed = [echo, sent(one.key, 5), sent(other.key, 5)];
      expect(shown(after(...both, ...failed))).toEqual({
        [one.key]: [null, 'failed'],
        [other.key]: [5, 'sent'],
      });
    });

    it('is not taken for a message that a list has twice', () => {
      const row = { ...message(5, asha.id), text: 'Hello' };
      const { entries } = after(...both, loadedWith([row, row]));
      expect(entries.map(({ id }) => id)).toEqual([5, null]);
    });
  });

  it('has the time of the backend once the conversation has it', () => {
    const entry = { ...newEntry(asha, 'Hello'), sentAt: '2036-01-01T00:00:00.000Z' };
    const saved = { ...message(5, asha.id), text: 'Hello' };
    const { entries } = after(opened, sendingStarted(entry), loadedWith([saved]));
    expect(entries.map(({ sentAt }) => sentAt)).toEqual([saved.sentAt]);
  });

  it('is not duplicated by a retry', () => {
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const retried = chatReducer(failed, sendingRetried({ key, text }));
    expect(retried).toMatchObject({ draft: '', entries: [{ key, delivery: 'sending' }] });
  });

  it.each([
    ['Hello ', ''],
    ['Hello again', 'Hello again'],
  ])('leaves the input %p as %p when it is tried again', (draft, left) => {
    const failed = [sendingStarted(entry), sendingFailed({ key, text }), draftChanged(draft)];
    expect(after(opened, ...failed, sendingRetried({ key, text })).draft).toBe(left);
  });
});

describe('a prepared message', () => {
  const draftAfter = (...actions: Action[]) => after(...actions).draft;
  const [bakery, clinic] = ['Build the bakery idea.', 'Build the clinic idea.'];

  it('fills an empty input', () => {
    expect(draftAfter(messagePrepared(bakery))).toBe(bakery);
    expect(draftAfter(draftChanged(' \n'), messagePrepared(bakery))).toBe(bakery);
  });

  it('follows what was typed, and never replaces it', () => {
    const typed = draftChanged('My order is late ');
    expect(draftAfter(typed, messagePrepared(bakery))).toBe(`My order is late\n\n${bakery}`);
  });

  it('replaces only an earlier one', () => {
    expect(draftAfter(messagePrepared(bakery), messagePrepared(clinic))).toBe(clinic);
    const typed = draftChanged('Hello');
    expect(draftAfter(typed, messagePrepared(bakery), messagePrepared(clinic))).toBe(
      `Hello\n\n${clinic}`,
    );
    const changed = draftChanged(`${bakery} In blue.`);
    expect(draftAfter(messagePrepared(bakery), changed, messagePrepared(clinic))).toBe(
      `${bakery} In blue.\n\n${clinic}`,
    );
  });

  it('is not repeated', () => {
    const changed = draftChanged(`${bakery} In blue.`);
    expect(draftAfter(messagePrepared(bakery), changed, messagePrepared(bakery))).toBe(
      `${bakery} In blue.`,
    );
  });

  it('leaves the blanks before what was typed', () => {
    expect(draftAfter(draftChanged('  Hello  '), messagePrepared(bakery))).toBe(
      `  Hello\n\n${bakery}`,
    );
  });

  it('is left out when the message would be too long', () => {
    const long = 'a'.repeat(MESSAGE_MAX_LENGTH - 5);
    expect(draftAfter(draftChanged(long), messagePrepared(bakery))).toBe(long);
  });

  it('may end at 10,000 characters', () => {
    const rest = 'a'.repeat(9998 - bakery.length);
    const full = `${rest}\n\n${bakery}`;
    expect(full).toHaveLength(10_000);
    expect(draftAfter(draftChanged(rest), messagePrepared(bakery))).toBe(full);
    expect(draftAfter(draftChanged(`${rest}a`), messagePrepared(bakery))).toBe(`${rest}a`);
  });
});
