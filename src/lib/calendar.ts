import { once } from '@/lib/once';
import { formatBy } from './dates';

const clockTime = once(
  () => new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }),
);

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

/** Formats a time (ms since 1970) as time of day in the user's zone: 3:05 pm. */
export function formatClockTime(time: number): string {
  return clockTime().format(time);
}

/**
 * Formats a calendar day, 2025-09-14: 14 Sept 2025, or 14 Sept when short. The result is the same
 * in every time zone; 'Unknown' when the day is invalid.
 */
export function formatCalendarDay(value: string, length: 'long' | 'short' = 'long'): string {
  return formatBy(calendarDay[length], value);
}

/**
 * Formats the month of a calendar day, 2025-09-01: September 2025, or Sept 2025 when short. The
 * result is the same in every time zone; 'Unknown' when the day is invalid.
 */
export function formatCalendarMonth(value: string, length: 'long' | 'short' = 'long'): string {
  return formatBy(calendarMonth[length], value);
}
