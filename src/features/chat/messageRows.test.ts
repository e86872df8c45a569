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

it('inserts no day before messages without a time', () => {
  const rows = toMessageRows([entry('a', ''), entry('b', local(21, 9))], now);
  expect(rows).toEqual([
    { key: 'a', entry: entry('a', '') },
    { key: 'day-of-b', day: 'Today' },
    { key: 'b', entry: entry('b', local(21, 9)) },
  ]);
});

it('names a day after today by its date', () => {
  const [row] = toMessageRows([entry('a', local(22, 9))], now);
  expect(row).toMatchObject({ day: expect.stringMatching(/^Sunday,? 22 November,? 2026$/) });
});

it('inserts the days of another zone', () => {
  // Half past midnight of the 20th in Bangalore, where it is half past eleven on the 20th now.
  const rows = toMessageRows(
    [entry('a', '2026-11-18T12:00:00.000Z'), entry('b', '2026-11-19T19:00:00.000Z')],
    new Date('2026-11-20T18:00:00.000Z'),
    'Asia/Kolkata',
  );
  expect(rows.map((row) => ('day' in row ? row.day : row.key))).toEqual([
    expect.stringMatching(/^Wednesday,? 18 November,? 2026$/),
    'a',
    'Today',
    'b',
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
