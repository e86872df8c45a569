import { once } from '@/lib/once';
import { MILLISECONDS_PER_DAY, dayOf } from '@/lib/time';
import type { ChatEntry } from './chatLog';

/** A row of the message list: a message, or the day of the messages below it. */
export type MessageRow = { key: string; day: string } | { key: string; entry: ChatEntry };
const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Returns the day of a time in a zone, by default the user's, as its midnight in UTC. */
const toDay = (time: Date, timeZone: string | undefined) =>
  timeZone === undefined
    ? Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())
    : Date.parse(dayOf(time.getTime(), timeZone));

function dayLabel(day: number, today: number): string {
  if (day === today) return 'Today';
  if (today - day === MILLISECONDS_PER_DAY) return 'Yesterday';
  return longDay().format(day);
}

/** Inserts a separator before the first message of each day in a zone, by default the user's. */
export function toMessageRows(
  entries: readonly ChatEntry[],
  now: Date,
  timeZone?: string,
): MessageRow[] {
  const today = toDay(now, timeZone);
  const rows: MessageRow[] = [];
  let current: number | undefined;
  for (const entry of entries) {
    const day = entry.sentAt ? toDay(new Date(entry.sentAt), timeZone) : current;
    if (day !== undefined && day !== current) {
      current = day;
      // Where clocks disagree, a day may come twice.
      rows.push({ key: `day-of-${entry.key}`, day: dayLabel(day, today) });
    }
    rows.push({ key: entry.key, entry });
  }
  return rows;
}
