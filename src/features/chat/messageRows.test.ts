/** @jest-environment node */
import type { ChatEntry } from './chatLog';
import { toMessageRows } from './messageRows';

const entry = (key: string, sentAt: string): ChatEntry => ({
  key,
  id: null,
  senderId: 1,
  isFromCustomer: false,
  senderName: '',
  text: '',
  sentAt,
  delivery: 'sent',
});
const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const now = new Date(2026, 10, 21, 12);

it('inserts each day before its first message, in the user’s zone', () => {
  const rows = toMessageRows(
    [
      entry('a', local(14, 23)),
      entry('b', local(20, 0)),
      entry('c', local(20, 23)),
      entry('d', local(21, 9)),
      entry('e', ''),
    ],
    now,
  );
  expect(rows.map((row) => ('day' in row ? row.day : row.key))).toEqual([
    expect.stringMatching(/^Saturday,? 14 November,? 2026$/),
    'a',
    'Yesterday',
    'b',
    'c',
    'Today',
    'd',
    'e',
  ]);
});

it('gives every row a key of its own, also where clocks disagree about the day', () => {
  const rows = toMessageRows(
    [entry('a', local(20, 9)), entry('b', local(21, 9)), entry('c', local(20, 10))],
    now,
  );
  expect(rows.map((row) => ('day' in row ? row.day : row.key))).toEqual([
    ...['Yesterday', 'a'],
    ...['Today', 'b'],
    ...['Yesterday', 'c'],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
