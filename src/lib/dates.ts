const MILLISECONDS_PER_DAY = 86_400_000;

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' });
const clockTime = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

const utc = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: 'UTC' });
const calendarDay = {
  long: utc({ day: 'numeric', month: 'short', year: 'numeric' }),
  short: utc({ day: 'numeric', month: 'short' }),
};
const calendarMonth = {
  long: utc({ month: 'long', year: 'numeric' }),
  short: utc({ month: 'short', year: 'numeric' }),
};

function format(formatter: Intl.DateTimeFormat, value: string | null | undefined): string {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? 'Unknown' : formatter.format(time);
}

/** An ISO time as a day, in the reader's zone: 14 Sept 2025; 'Unknown' when it is no time. */
export function formatDay(value: string | null | undefined): string {
  return format(day, value);
}

/** An ISO time as day and time, in the reader's zone: 14 Sept, 3:05 pm; 'Unknown' when it is no time. */
export function formatMoment(value: string | null | undefined): string {
  return format(moment, value);
}

/** An ISO time as month and year: September 2025; 'Unknown' when it is no time. */
export function formatMonth(value: string | null | undefined): string {
  return format(month, value);
}

/** A moment (ms since 1970) as its time of day, in the reader's zone: 3:05 pm. */
export function formatClockTime(time: number): string {
  return clockTime.format(time);
}

/**
 * A day of the calendar, 2025-09-14: 14 Sept 2025, or 14 Sept when short. It is no moment and reads
 * the same in every zone; 'Unknown' when it is no day.
 */
export function formatCalendarDay(value: string, length: 'long' | 'short' = 'long'): string {
  return format(calendarDay[length], value);
}

/**
 * The month that a day of the calendar begins, 2025-09-01: September 2025, or Sept 2025 when short;
 * the same in every zone, 'Unknown' when it is no day.
 */
export function formatCalendarMonth(value: string, length: 'long' | 'short' = 'long'): string {
  return format(calendarMonth[length], value);
}

/** Whole days from the earliest of some ISO times until `now`; 0 when there is none. */
export function daysSinceEarliest(values: readonly string[], now: Date): number {
  const times = values.map((value) => Date.parse(value)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return 0;
  return Math.max(0, Math.floor((now.getTime() - Math.min(...times)) / MILLISECONDS_PER_DAY));
}
