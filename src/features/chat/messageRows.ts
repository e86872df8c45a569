import { once } from '@/lib/once';
import type { ChatEntry } from './chatLog';

/** A row of the message list: a message, or the day of the messages below it. */
export type MessageRow = { key: string; day: string } | { key: string; entry: ChatEntry };

const MILLISECONDS_PER_DAY = 86_400_000;
const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

const startOfDay = (time: Date) =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

function dayLabel(start: number, today: number): string {
  if (start === today) return 'Today';
  if (Math.round((today - start) / MILLISECONDS_PER_DAY) === 1) return 'Yesterday';
  return longDay().format(start);
}

/** Inserts a separator before the first message of each day in the user's zone. */
export function toMessageRows(entries: readonly ChatEntry[], now: Date): MessageRow[] {
  const today = startOfDay(now);
  const rows: MessageRow[] = [];
  let current: number | undefined;
  for (const entry of entries) {
    const start = entry.sentAt ? startOfDay(new Date(entry.sentAt)) : current;
    if (start !== undefined && start !== current) {
      current = start;
      // Where clocks disagree, a day may come twice.
      rows.push({ key: `day-of-${entry.key}`, day: dayLabel(start, today) });
    }
    rows.push({ key: entry.key, entry });
  }
  return rows;
}
