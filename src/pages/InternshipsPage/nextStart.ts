import { once } from '@/lib/once';
import { addDays, dayOf } from '@/lib/time';
import { APPLICATION_LEAD_DAYS, type StartRule } from './internshipTerms';

const MONTHS_PER_YEAR = 12;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** Returns a Monday of a month as midnight UTC; months count from 0 and may exceed 11. */
function mondayOf(year: number, month: number, monday: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const firstMonday = 1 + ((8 - weekday) % 7);
  return Date.UTC(year, month, firstMonday + (monday - 1) * 7);
}

/** Returns the next start that accepts applications, as a day such as 2026-12-07, after today in India. */
export function nextStart({ monday, months }: StartRule, now: Date): string {
  const today = new Date(dayOf(now.getTime()));
  const earliest = Date.parse(addDays(dayOf(now.getTime()), APPLICATION_LEAD_DAYS));
  for (let month = today.getUTCMonth(); ; month += 1) {
    if (months && !months.includes((month % MONTHS_PER_YEAR) + 1)) continue;
    const start = mondayOf(today.getUTCFullYear(), month, monday);
    if (start >= earliest) return new Date(start).toISOString().slice(0, 10);
  }
}

const startDay = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a start day: Mon 7 December 2026. */
export function formatStart(day: string): string {
  return startDay().format(Date.parse(day)).replaceAll(',', '');
}

const monthName = once(() => new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' }));
const list = once(() => new Intl.ListFormat('en-IN'));

/** Describes a rule: First Monday of every month. */
export function describeStarts({ monday, months }: StartRule): string {
  const when = months
    ? list().format(months.map((month) => monthName().format(Date.UTC(2026, month - 1))))
    : 'every month';
  return `${ORDINALS[monday - 1]} Monday of ${when}`;
}
