import { once } from './once';

/** A day without a change of clocks, in milliseconds. */
export const MILLISECONDS_PER_DAY = 86_400_000;

/** The time zone of the shop's days. */
export const INDIA = 'Asia/Kolkata';

/** How far Indian Standard Time is ahead of UTC, in milliseconds; India has no daylight saving time. */
const IST_OFFSET_MS = 330 * 60_000;

const UNKNOWN = 'Unknown';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

// `Intl` is slow when it is first used, so each formatter is created with its first use.
const formatter = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-IN', options));

const fullDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDay = { day: 'numeric', month: 'short' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;
const inIndia = { timeZone: INDIA };
const inUtc = { timeZone: 'UTC' };

const month = formatter({ month: 'long', year: 'numeric', ...inIndia });
const shopMoment = {
  long: formatter({ ...fullDay, ...clock, ...inIndia }),
  short: formatter({ ...shortDay, ...clock, ...inIndia }),
};
const calendarDay = {
  long: formatter({ ...fullDay, ...inUtc }),
  short: formatter({ ...shortDay, ...inUtc }),
};
const calendarMonth = {
  long: formatter({ month: 'long', year: 'numeric', ...inUtc }),
  short: formatter({ month: 'short', year: 'numeric', ...inUtc }),
};

function formatBy(getFormatter: () => Intl.DateTimeFormat, value: string | null | undefined) {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? UNKNOWN : getFormatter().format(time);
}

/**
 * Formats an ISO time as a day in India: 14 Sept 2025, or 14 Sept when short; 'Unknown' when it is
 * invalid. Does without `Intl`, which is slow at first, since the project page shows days at once.
 */
export function formatDay(
  value: string | null | undefined,
  length: 'long' | 'short' = 'long',
): string {
  const time = Date.parse(value ?? '');
  if (Number.isNaN(time)) return UNKNOWN;
  const [year, month, day] = dayOf(time).split('-');
  const short = `${Number(day)} ${MONTHS[Number(month) - 1]!}`;
  return length === 'short' ? short : `${short} ${year}`;
}

/** Formats an ISO time as a month in India: September 2025; 'Unknown' when it is invalid. */
export function formatMonth(value: string | null | undefined): string {
  return formatBy(month, value);
}

/** Formats a day in every time zone alike: 14 Sept 2025, or 14 Sept when short; 'Unknown' if invalid. */
export function formatCalendarDay(value: string, length: 'long' | 'short' = 'long'): string {
  return formatBy(calendarDay[length], value);
}

/** Formats the month of a day in every time zone alike: September 2025, or Sept 2025; 'Unknown' if invalid. */
export function formatCalendarMonth(value: string, length: 'long' | 'short' = 'long'): string {
  return formatBy(calendarMonth[length], value);
}

/** Formats a time in India: 14 Sept 2025, 3:05 pm, or 14 Sept, 3:05 pm when short; 'Unknown' if invalid. */
export function formatShopMoment(
  value: string | null | undefined,
  length: 'long' | 'short' = 'long',
): string {
  return formatBy(shopMoment[length], value);
}

/** Formats an ISO time as the eight digits of its day in India: 20250914; empty when it is invalid. */
export function shopDayDigits(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : dayOf(time).replaceAll('-', '');
}

/** Returns the whole days from the earliest of some ISO times until `now`; 0 without a valid time. */
export function daysSinceEarliest(values: readonly string[], now: Date): number {
  const times = values.map((value) => Date.parse(value)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return 0;
  return Math.max(0, Math.floor((now.getTime() - Math.min(...times)) / MILLISECONDS_PER_DAY));
}

const DAY = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;

/** Returns the local time in India, to the second: 2025-09-14T15:05:00. */
export function clockAt(time: number): string {
  return new Date(time + IST_OFFSET_MS).toISOString().slice(0, 19);
}

/** Returns the day of a time (ms since 1970) in India: 2025-09-14. */
export function dayOf(time: number): string {
  return clockAt(time).slice(0, 10);
}

/** Adds a number of days, which may be negative, to a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns whether a text is a calendar day from 1900 to 2199: 2025-09-14. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Returns the last day, in India, of a period of some days from an ISO time: 2025-09-14; null when the
 * time is invalid. A period lasts until the end of the day that is named.
 */
export function lastDayAfter(value: string | null | undefined, days: number): string | null {
  const time = Date.parse(value ?? '') + days * MILLISECONDS_PER_DAY;
  return Number.isNaN(new Date(time).getTime()) ? null : dayOf(time);
}

/** Returns when a day begins in India, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(day) - IST_OFFSET_MS;

/** Returns when the day after a day begins in India, in milliseconds since 1970. */
export const endOfDay = (day: string): number => startOfDay(addDays(day, 1));
