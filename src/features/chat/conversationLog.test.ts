/** @jest-environment node */
import { asha } from '@/testing/asha';
import { toAnnounce, toEntries } from './chatEntries';
import type { ReceivedMessage } from './chatMessage';
import {
  conversationLoaded,
  draftChanged,
  makeLog,
  messagePrepared,
  messageReceived,
  messagesAnnounced,
  sendingEnded,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
} from './conversationLog';

const SENT_AT = '2026-01-15T06:30:00.000Z';

const message = (id: number, changes: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id,
  conversationId: 7,
  senderId: 1,
  isFromCustomer: false,
  senderName: 'Meera Iyer',
  text: `Message ${id}`,
  sentAt: SENT_AT,
  ...changes,
});
const own = (id: number, text: string) =>
  message(id, { senderId: asha.id, isFromCustomer: true, senderName: 'Asha Rao', text });

/** Creates the log of a conversation, with short ways to say what happens to it. */
function makeConversation() {
  const log = makeLog(7);
  const keys = new Map<string, string>();
  return {
    log,
    state: () => log.getState(),
    /** Each message with its id, or what has become of it. */
    shown: () =>
      toEntries(log.getState()).map(({ text, id, delivery }) => `${text}:${id ?? delivery}`),
    announces: () => toAnnounce(log.getState()).map(({ id }) => id),
    announced: (...ids: number[]) => log.dispatch(messagesAnnounced(ids)),
    load: (...messages: ReceivedMessage[]) =>
      log.dispatch(conversationLoaded({ conversationId: 7, messages })),
    loadNext: (...messages: ReceivedMessage[]) =>
      log.dispatch(conversationLoaded({ conversationId: 8, messages })),
    receive: (received: ReceivedMessage) => log.dispatch(messageReceived(received)),
    type: (text: string) => log.dispatch(draftChanged(text)),
    prepare: (text: string) => log.dispatch(messagePrepared(text)),
    /** Sends a text under a name by which its request is answered or fails. */
    send: (name: string, text = name) =>
      keys.set(name, log.dispatch(sendingStarted(asha, text)).payload.key),
    answer: (name: string, id: number) =>
      log.dispatch(sendingSucceeded({ key: keys.get(name)!, id, conversationId: 7 })),
    fail: (name: string) => log.dispatch(sendingEnded(keys.get(name)!)),
    retry: (name: string) => log.dispatch(sendingRetried(keys.get(name)!)),
    keyOf: (id: number) => toEntries(log.getState()).find((entry) => entry.id === id)?.key,
    keys,
  };
}

describe('messages of the backend', () => {
  it('are shown once, by id, before those that are being sent in the order written', () => {
    const { load, receive, send, fail, shown } = makeConversation();
    load(message(4));
    send('b');
    send('a');
    fail('b');
    load(message(9), message(4), message(3), message(5), message(5));
    receive(message(6));
    receive(message(6));
    expect(shown()).toEqual([
      ...['Message 3:3', 'Message 4:4', 'Message 5:5', 'Message 6:6', 'Message 9:9'],
      ...['b:failed', 'a:sending'],
    ]);
  });

  it('of another conversation are ignored, those of a new one replace all but what is unsent', () => {
    const { load, loadNext, receive, send, shown } = makeConversation();
    load(message(10));
    receive(message(11, { conversationId: 8 }));
    send('Hello');
    expect(shown()).toEqual(['Message 10:10', 'Hello:sending']);
    loadNext(message(5, { conversationId: 8 }));
    expect(shown()).toEqual(['Message 5:5', 'Hello:sending']);
    loadNext(own(6, 'Hello'));
    expect(shown()).toEqual(['Message 5:5', 'Hello:6']);
  });

  it('of a new conversation follow those that are being read', () => {
    const { log, load, send, shown } = makeConversation();
    load(own(10, 'Hello'));
    send('Hello');
    const reload = (...messages: ReceivedMessage[]) =>
      log.dispatch(conversationLoaded({ conversationId: 8, messages, isOpened: false }));
    reload();
    expect(shown()).toEqual(['Hello:10', 'Hello:sending']);
    expect(log.getState()).toMatchObject({ conversationId: 8, startId: 10 });
    reload(own(11, 'Hello'));
    expect(shown()).toEqual(['Hello:10', 'Hello:11']);
  });
});

describe('a message from here', () => {
  it('has the id of its response, whatever else arrives before or after', () => {
    const { send, answer, receive, shown, keyOf, keys } = makeConversation();
    send('Hello');
    receive(message(9));
    answer('Hello', 5);
    receive(own(5, 'Hello'));
    expect(shown()).toEqual(['Hello:5', 'Message 9:9']);
    expect(keyOf(5)).toBe(keys.get('Hello'));
    send('Bye');
    receive(own(10, 'Bye'));
    answer('Bye', 10);
    answer('Bye', 10);
    expect(shown()).toEqual(['Hello:5', 'Message 9:9', 'Bye:10']);
    expect(keyOf(10)).toBe(keys.get('Bye'));
  });

  it('is found among the backend’s while its response is late or lost', () => {
    const { send, fail, load, shown, type, state } = makeConversation();
    send('Hello');
    send('Lost');
    fail('Lost');
    expect(state().draft).toBe('Lost');
    load(own(5, 'Hello'), own(6, 'Lost'));
    expect(shown()).toEqual(['Hello:5', 'Lost:6']);
    expect(state().draft).toBe('');
    type('Anyway');
    fail('Hello');
    expect(shown()).toEqual(['Hello:5', 'Lost:6']);
    expect(state().draft).toBe('Anyway');
  });

  it('is not taken for an earlier one, one of another sender, or one that a response named', () => {
    const { load, send, answer, receive, shown } = makeConversation();
    load(own(3, 'Hello'));
    send('first', 'Hello');
    receive(message(4, { text: 'Hello' }));
    expect(shown()).toEqual(['Hello:3', 'Hello:4', 'Hello:sending']);
    answer('first', 5);
    send('second', 'Hello');
    load(own(5, 'Hello'));
    expect(shown()).toEqual(['Hello:3', 'Hello:4', 'Hello:5', 'Hello:sending']);
  });

  it('that was mistaken for an equal one is itself again with the response', () => {
    const { send, fail, receive, answer, shown, keyOf, keys } = makeConversation();
    send('first', 'Hello');
    send('second', 'Hello');
    fail('first');
    receive(own(5, 'Hello'));
    expect(shown()).toEqual(['Hello:5', 'Hello:sending']);
    answer('second', 5);
    expect(shown()).toEqual(['Hello:5', 'Hello:failed']);
    expect(keyOf(5)).toBe(keys.get('second'));
    receive(own(6, 'Hello'));
    expect(keyOf(6)).toBe(keys.get('first'));
  });

  it('clears the input, and returns to it when it fails unless something new was typed', () => {
    const { send, fail, retry, type, shown, state } = makeConversation();
    type('Hello');
    send('Hello');
    expect(state().draft).toBe('');
    fail('Hello');
    expect(state().draft).toBe('Hello');
    retry('Hello');
    expect([...shown(), state().draft]).toEqual(['Hello:sending', '']);
    type('Anyway');
    fail('Hello');
    expect([...shown(), state().draft]).toEqual(['Hello:failed', 'Anyway']);
    retry('Hello');
    expect(state().draft).toBe('Anyway');
  });

  it('is announced once, and no message from elsewhere is', () => {
    const { send, answer, receive, announces, announced } = makeConversation();
    for (const text of ['Hello', 'Bye']) send(text);
    answer('Hello', 5);
    for (const received of [message(4), own(6, 'Elsewhere'), own(7, 'Bye')]) receive(received);
    expect(announces()).toEqual([5, 7]);
    announced(5, 7);
    answer('Bye', 7);
    expect(announces()).toEqual([]);
  });
});

it('a prepared text follows what was typed in place of the last one', () => {
  const bakery = 'Build the bakery idea.';
  const rows = [
    ['', bakery],
    [' \n', bakery],
    ['My order is late ', `My order is late\n\n${bakery}`],
    [`Yes: ${bakery}!`, `Yes: ${bakery}!`],
  ] as const;
  for (const [typed, draft] of rows) {
    const { type, prepare, state } = makeConversation();
    type(typed);
    prepare(bakery);
    expect(state().draft).toBe(draft);
  }
  const { type, prepare, state } = makeConversation();
  type('Hello.');
  for (const text of [bakery, 'Build the gym idea.']) prepare(text);
  expect(state().draft).toBe('Hello.\n\nBuild the gym idea.');
});

describe('a message whose response is lost', () => {
  it('does not follow into a new conversation once it was found in the last one', () => {
    const { load, loadNext, send, fail, shown } = makeConversation();
    send('found');
    send('unsent');
    load(own(5, 'found'));
    fail('found');
    fail('unsent');
    loadNext(message(6, { conversationId: 8 }));
    expect(shown()).toEqual(['Message 6:6', 'unsent:failed']);
  });
});
