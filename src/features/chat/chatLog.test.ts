/** @jest-environment node */
import { asha } from '@/testing/asha';
import {
  newEntry,
  newlySaved,
  withDelivery,
  withLoaded,
  withSent,
  type ChatEntry,
} from './chatLog';
import type { ReceivedMessage } from './chatMessage';

const SENT_AT = '2026-01-15T06:30:00.000Z';
const WRITTEN_AT = '2026-01-15T06:29:00.000Z';

const message = (id: number, changes: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id,
  conversationId: 7,
  senderId: asha.id,
  isFromCustomer: true,
  senderName: 'Asha Rao',
  text: `Message ${id}`,
  sentAt: SENT_AT,
  ...changes,
});
const pending = (key: string, changes: Partial<ChatEntry> = {}): ChatEntry => ({
  key,
  id: null,
  senderId: asha.id,
  isFromCustomer: true,
  senderName: 'Asha Rao',
  text: `Pending ${key}`,
  sentAt: WRITTEN_AT,
  delivery: 'sending',
  isRequested: true,
  ...changes,
});
/** An own message whose response has arrived. */
const sent = (key: string, id: number, changes: Partial<ChatEntry> = {}) =>
  pending(key, { id, delivery: 'sent', isRequested: false, ...changes });
const received = (id: number, changes?: Partial<ReceivedMessage>) =>
  withLoaded([], [message(id, changes)])[0]!;

const shown = (entries: readonly ChatEntry[]) =>
  entries.map(({ key, id }) => `${key}:${id}`).join(' ');

afterEach(() => jest.useRealTimers());

it('a new entry is on its way from its user, with a key of its own', () => {
  jest.useFakeTimers({ now: new Date(WRITTEN_AT) });
  const entry = newEntry(asha, 'Hello');
  expect(entry).toEqual(pending(entry.key, { senderId: 2, text: 'Hello' }));
  expect(entry.key).toMatch(/./);
  expect(newEntry(asha, 'Hello').key).not.toBe(entry.key);
  expect(newEntry({ ...asha, role: 'admin' }, 'Hello').isFromCustomer).toBe(false);
});

describe('loaded messages', () => {
  it('become sent entries, without their conversation', () => {
    const staff = { senderId: 1, isFromCustomer: false, senderName: 'Meera', text: 'Hi' };
    expect(withLoaded([], [message(5, staff)])).toEqual([
      {
        key: 'id-5',
        id: 5,
        senderId: 1,
        isFromCustomer: false,
        senderName: 'Meera',
        text: 'Hi',
        sentAt: SENT_AT,
        delivery: 'sent',
      },
    ]);
  });

  it('are added once, by id, before those that are being sent in the order written', () => {
    const entries = [received(4), pending('b'), pending('a')];
    const loaded = [message(9), message(4), message(3), message(5), message(5)];
    expect(shown(withLoaded(entries, loaded))).toBe('id-3:3 id-4:4 id-5:5 id-9:9 b:null a:null');
  });

  it('change nothing when there are none', () => {
    const entries = [received(3), pending('a')];
    expect(withLoaded(entries, [])).toEqual(entries);
    expect(withLoaded(entries, [])).not.toBe(entries);
  });

  it('mark the entry as sent that has their sender and text, and sort it', () => {
    const entries = [pending('a'), pending('b', { delivery: 'failed' })];
    expect(withLoaded(entries, [message(5, { text: 'Pending b' })])).toEqual([
      pending('b', { id: 5, sentAt: SENT_AT, delivery: 'sent' }),
      pending('a'),
    ]);
  });

  it('without a time are added too, and leave that of an entry', () => {
    expect(withLoaded([], [message(5, { sentAt: '' })])).toMatchObject([{ id: 5, sentAt: '' }]);
    const [entry] = withLoaded([pending('a')], [message(5, { text: 'Pending a', sentAt: '' })]);
    expect(entry).toMatchObject({ key: 'a', id: 5, sentAt: WRITTEN_AT });
  });

  it('leave an entry unsent that is another one', () => {
    const text = 'Pending a';
    const isKnown = withLoaded([received(5, { text }), pending('a')], [message(5, { text })]);
    const others = [{ text: 'Else' }, { text, senderId: 1 }];
    const unlike = others.map((changes) => withLoaded([pending('a')], [message(5, changes)]));
    expect([isKnown, ...unlike].map(shown)).toEqual(Array(3).fill('id-5:5 a:null'));
    expect(shown(withLoaded([sent('a', 4)], [message(6, { text })]))).toBe('a:4 id-6:6');
  });

  it('mark equal entries as sent one by one', () => {
    const same = { text: 'Same' };
    const entries = [pending('a', same), pending('b', same)];
    expect(shown(withLoaded(entries, [message(5, same)]))).toBe('a:5 b:null');
    expect(shown(withLoaded(entries, [message(5, same), message(6, same)]))).toBe('a:5 b:6');
  });
});

it('tells which entries have been saved', () => {
  const before = [sent('old', 4), pending('a'), pending('b')];
  const now = [sent('old', 4), sent('a', 5), received(6), pending('b'), pending('c')];
  expect(newlySaved(before, now)).toEqual([sent('a', 5)]);
});

describe('a saved message', () => {
  it('has the id of the response, and is sorted by it', () => {
    const entries = [received(3), received(9), pending('a'), pending('b')];
    expect(withSent(entries, 'b', 5)).toEqual([
      received(3),
      sent('b', 5),
      received(9),
      pending('a'),
    ]);
  });

  it('that was received or found before is kept once', () => {
    const entries = [received(5), pending('a'), pending('b')];
    expect(withSent(entries, 'a', 5)).toEqual([received(5), pending('b')]);
    const found = sent('a', 5, { isRequested: true });
    expect(withSent([found], 'a', 5)).toEqual([sent('a', 5)]);
  });

  it('that is no longer there changes nothing', () => {
    const entries = [received(5), sent('a', 6), pending('b')];
    for (const id of [5, 6, 7]) expect(withSent(entries, 'gone', id)).toEqual(entries);
  });

  it('takes its id from another one, which has failed unless its request is under way', () => {
    for (const isRequested of [true, false]) {
      const taken = withSent([sent('a', 5, { isRequested }), pending('b')], 'b', 5);
      const delivery = isRequested ? 'sending' : 'failed';
      expect(taken).toEqual([sent('b', 5), pending('a', { isRequested, delivery })]);
    }
  });

  it('exchanges its id with the one that has its own, or was received', () => {
    const [a, b] = [sent('a', 5, { isRequested: true }), sent('b', 6, { isRequested: true })];
    expect(withSent([a, b], 'a', 6)).toEqual([{ ...b, id: 5 }, sent('a', 6)]);
    expect(withSent([a, received(6)], 'a', 6)).toEqual([{ ...received(6), id: 5 }, sent('a', 6)]);
  });
});

it('the delivery of an entry fails and is tried again alone, until it is saved', () => {
  const entries = [pending('a'), pending('b')];
  const hasFailed = { delivery: 'failed', isRequested: false } as const;
  const one = withDelivery(entries, 'b', 'failed');
  expect(one).toEqual([pending('a'), pending('b', hasFailed)]);
  const both = withDelivery(one, 'a', 'failed');
  expect(withDelivery(both, 'a', 'sending')).toEqual([pending('a'), pending('b', hasFailed)]);
  const saved = [sent('a', 5, { isRequested: true })];
  expect(withDelivery(saved, 'a', 'failed')).toEqual(saved);
});
