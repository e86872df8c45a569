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

const shown = (entries: readonly ChatEntry[]) => entries.map(({ key, id }) => [key, id]);

describe('a new entry', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(WRITTEN_AT) }));
  afterEach(() => jest.useRealTimers());

  it('is on its way from its user', () => {
    expect(newEntry(asha, 'Hello')).toEqual({
      key: expect.stringMatching(/./) as string,
      id: null,
      senderId: 2,
      isFromCustomer: true,
      senderName: 'Asha Rao',
      text: 'Hello',
      sentAt: WRITTEN_AT,
      delivery: 'sending',
      isRequested: true,
    });
  });

  it('of an admin is not from the customer', () => {
    expect(newEntry({ ...asha, role: 'admin' }, 'Hello').isFromCustomer).toBe(false);
  });

  it('has a key of its own', () => {
    expect(newEntry(asha, 'Hello').key).not.toBe(newEntry(asha, 'Hello').key);
  });
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

  it('are sorted by id, before those that are being sent in the order written', () => {
    const entries = [received(4), pending('b'), pending('a')];
    expect(shown(withLoaded(entries, [message(9), message(3), message(5)]))).toEqual([
      ['id-3', 3],
      ['id-4', 4],
      ['id-5', 5],
      ['id-9', 9],
      ['b', null],
      ['a', null],
    ]);
  });

  it('are added once', () => {
    const entries = [received(3), pending('a')];
    const loaded = withLoaded(entries, [message(3), message(4), message(4)]);
    expect(shown(loaded)).toEqual([
      ['id-3', 3],
      ['id-4', 4],
      ['a', null],
    ]);
  });

  it('change nothing when there are none', () => {
    const entries = [received(3), pending('a')];
    expect(withLoaded(entries, [])).toEqual(entries);
    expect(withLoaded(entries, [])).not.toBe(entries);
  });

  it('without a time are added too', () => {
    const [entry] = withLoaded([], [message(5, { sentAt: '' })]);
    expect(entry).toMatchObject({ id: 5, sentAt: '' });
  });

  it('mark the entry as sent that has their sender and text, and sort it', () => {
    const entries = [pending('a'), pending('b', { delivery: 'failed' })];
    expect(withLoaded(entries, [message(5, { text: 'Pending b' })])).toEqual([
      pending('b', { id: 5, sentAt: SENT_AT, delivery: 'sent' }),
      pending('a'),
    ]);
  });

  it('without a time leave that of the entry', () => {
    const [entry] = withLoaded([pending('a')], [message(5, { text: 'Pending a', sentAt: '' })]);
    expect(entry).toMatchObject({ key: 'a', id: 5, sentAt: WRITTEN_AT });
  });

  it.each([
    ['another text', { text: 'Else' }],
    ['another sender', { text: 'Pending a', senderId: 1 }],
  ])('with %s leave an entry unsent', (_what, changes) => {
    expect(shown(withLoaded([pending('a')], [message(5, changes)]))).toEqual([
      ['id-5', 5],
      ['a', null],
    ]);
  });

  it('that are known leave an equal entry unsent', () => {
    const entries = [received(5, { text: 'Pending a' }), pending('a')];
    expect(shown(withLoaded(entries, [message(5, { text: 'Pending a' })]))).toEqual([
      ['id-5', 5],
      ['a', null],
    ]);
  });

  it('are not taken for an equal one that was sent before', () => {
    const entries = [sent('a', 4)];
    expect(shown(withLoaded(entries, [message(6, { text: 'Pending a' })]))).toEqual([
      ['a', 4],
      ['id-6', 6],
    ]);
  });

  it('mark equal entries as sent one by one', () => {
    const same = { text: 'Same' };
    const entries = [pending('a', same), pending('b', same)];
    expect(shown(withLoaded(entries, [message(5, same)]))).toEqual([
      ['a', 5],
      ['b', null],
    ]);
    expect(shown(withLoaded(entries, [message(5, same), message(6, same)]))).toEqual([
      ['a', 5],
      ['b', 6],
    ]);
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

  it('that was received before is kept once', () => {
    const entries = [received(5), pending('a'), pending('b')];
    expect(withSent(entries, 'a', 5)).toEqual([received(5), pending('b')]);
  });

  it('that is no longer there changes nothing', () => {
    const entries = [received(5), sent('a', 6), pending('b')];
    expect(withSent(entries, 'gone', 5)).toEqual(entries);
    expect(withSent(entries, 'gone', 6)).toEqual(entries);
    expect(withSent(entries, 'gone', 7)).toEqual(entries);
  });

  it('that was found before its response stays', () => {
    const found = sent('a', 5, { isRequested: true });
    expect(withSent([found], 'a', 5)).toEqual([sent('a', 5)]);
  });

  it.each([
    [true, 'sending'],
    [false, 'failed'],
  ] as const)(
    'takes its id from another one, whose request is under way: %p, and which is %s then',
    (isRequested, delivery) => {
      const entries = [sent('a', 5, { isRequested }), pending('b')];
      expect(withSent(entries, 'b', 5)).toEqual([
        sent('b', 5),
        pending('a', { isRequested, delivery }),
      ]);
    },
  );

  it('exchanges its id with the one that has its own', () => {
    const entries = [sent('a', 5, { isRequested: true }), sent('b', 6, { isRequested: true })];
    expect(withSent(entries, 'a', 6)).toEqual([sent('b', 5, { isRequested: true }), sent('a', 6)]);
  });

  it('exchanges its id with a received one that has its own', () => {
    const entries = [sent('a', 5, { isRequested: true }), received(6)];
    expect(withSent(entries, 'a', 6)).toEqual([{ ...received(6), id: 5 }, sent('a', 6)]);
  });
});

describe('the delivery of an entry', () => {
  const entries = [pending('a'), pending('b')];

  it('fails alone', () => {
    expect(withDelivery(entries, 'b', 'failed')).toEqual([
      pending('a'),
      pending('b', { delivery: 'failed', isRequested: false }),
    ]);
  });

  it('is tried again alone', () => {
    const failed = withDelivery(withDelivery(entries, 'a', 'failed'), 'b', 'failed');
    expect(withDelivery(failed, 'a', 'sending')).toEqual([pending('a'), failed[1]]);
  });

  it('does not change once it is saved', () => {
    const saved = [sent('a', 5, { isRequested: true })];
    expect(withDelivery(saved, 'a', 'failed')).toEqual(saved);
  });
});
