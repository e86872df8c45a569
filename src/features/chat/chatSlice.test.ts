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
  it('of another conversation are ignored, those of a new one replace all but what is unsent', () => {
    const other = loadedWith([message(9, 1, 8)], 8);
    const started = sendingStarted(newEntry(asha, 'Hello'));
    expect(ids(after(opened, received(1, 1, 8), received(1)))).toEqual([1]);
    expect(ids(after(opened, received(1), started, other))).toEqual([9, null]);
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

  it('is shown at once, clears the input, and is announced once with its own time', () => {
    const started = [opened, draftChanged('Hello'), sendingStarted(entry)];
    expect(after(...started)).toMatchObject({ entries: [entry], draft: '' });
    const succeeded = sendingSucceeded({ key, id: 4, conversationId: 7 });
    const announced = { id: 4, conversationId: 7, text: 'Hello', sentAt: entry.sentAt };
    expect(after(...started, succeeded, succeeded).toAnnounce).toEqual([announced]);
  });

  it('counts as sent when the backend has it although its response was lost', () => {
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const reloaded = loadedWith([{ ...message(4, asha.id), text }]);
    const state = chatReducer(failed, reloaded);
    expect(state).toMatchObject({ draft: '', entries: [{ key, id: 4, delivery: 'sent' }] });
    expect(after(opened, sendingStarted(entry), draftChanged('Anyway'), reloaded).draft).toBe(
      'Anyway',
    );
  });

  it('returns to the input when it fails, unless something new was typed', () => {
    const failed = sendingFailed({ key, text });
    expect(after(opened, sendingStarted(entry), failed).draft).toBe('Hello');
    const state = after(opened, sendingStarted(entry), draftChanged('Anyway'), failed);
    expect(state.draft).toBe('Anyway');
    expect(state.entries[0]!.delivery).toBe('failed');
  });

  it('is not duplicated by a retry', () => {
    const failed = after(opened, sendingStarted(entry), sendingFailed({ key, text }));
    const retried = chatReducer(failed, sendingRetried({ key, text }));
    expect(retried).toMatchObject({ draft: '', entries: [{ key, delivery: 'sending' }] });
  });
});

it('a prepared message follows what was typed, unless it would be too long', () => {
  const bakery = 'Build the bakery idea.';
  const long = 'a'.repeat(MESSAGE_MAX_LENGTH - 5);
  const rows = [
    ['', bakery],
    [' \n', bakery],
    ['My order is late ', `My order is late\n\n${bakery}`],
    [long, long],
  ] as const;
  for (const [typed, draft] of rows) {
    expect(after(draftChanged(typed), messagePrepared(bakery)).draft).toBe(draft);
  }
});
