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
  panelClosed,
  panelExpanded,
  panelMinimized,
  sendingFailed,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
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
  it('has failed until its conversation is loaded', () => {
    const state = after(conversationFailed());
    expect(state).toMatchObject({ hasFailed: true, conversationId: null });
    expect(chatReducer(state, opened)).toMatchObject({ hasFailed: false, conversationId: 7 });
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
});

describe('the user’s own message', () => {
  const entry: ChatEntry = newEntry(asha, 'Hello');
  const { key, text } = entry;

  it('is shown at once and clears the input', () => {
    const state = after(opened, draftChanged('Hello'), sendingStarted(entry));
    expect(state.entries).toEqual([entry]);
    expect(state.draft).toBe('');
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

  it('returns to the input when it fails, unless something new was typed', () => {
    const failed = sendingFailed({ key, text });
    expect(after(opened, sendingStarted(entry), failed).draft).toBe('Hello');
    const state = after(opened, sendingStarted(entry), draftChanged('Anyway'), failed);
    expect(state.draft).toBe('Anyway');
    expect(state.entries[0]!.delivery).toBe('failed');
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

    it('is not sent when it was taken for the other one, and failed', () => {
      const failed = [echo, sent(one.key, 5), sent(other.key, 5)];
      expect(shown(after(...both, ...failed))).toEqual({
        [one.key]: [null, 'failed'],
        [other.key]: [5, 'sent'],
      });
    });
  });

  it('is not duplicated by a retry', () => {
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const retried = chatReducer(failed, sendingRetried({ key, text }));
    expect(retried).toMatchObject({ draft: '', entries: [{ key, delivery: 'sending' }] });
  });
});

describe('a prepared message', () => {
  const draftAfter = (...actions: Action[]) => after(...actions).draft;
  const bakery = 'Build the bakery idea.';

  it('fills an empty input', () => {
    expect(draftAfter(messagePrepared(bakery))).toBe(bakery);
    expect(draftAfter(draftChanged(' \n'), messagePrepared(bakery))).toBe(bakery);
  });

  it('follows what was typed, and never replaces it', () => {
    const typed = draftChanged('My order is late ');
    expect(draftAfter(typed, messagePrepared(bakery))).toBe(`My order is late\n\n${bakery}`);
  });

  it('is left out when the message would be too long', () => {
    const long = 'a'.repeat(MESSAGE_MAX_LENGTH - 5);
    expect(draftAfter(draftChanged(long), messagePrepared(bakery))).toBe(long);
  });
});
