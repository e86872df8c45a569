import { once } from '@/lib/once';

const MILLISECONDS_PER_DAY = 86_400_000;
const UNKNOWN = 'Unknown';

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;
const month = once(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' }));

/** Formats an ISO time; 'Unknown' when it is invalid. */
export function formatBy(formatter: Intl.DateTimeFormat, value: string | null | undefined): string {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? UNKNOWN : formatter.format(time);
}

/**
 * Formats an ISO time as a day in the user's zone: 14 Sept 2025; 'Unknown' when it is invalid. Does
 * without `Intl`, whose first use is slow, since the project page shows days.
 */
export function formatDay(value: string | null | undefined): string {
  const day = new Date(value ?? '');
  if (Number.isNaN(day.getTime())) return UNKNOWN;
  return `${day.getDate()} ${MONTHS[day.getMonth()]!} ${day.getFullYear()}`;
}

/** Formats an ISO time as month and year: September 2025; 'Unknown' when it is invalid. */
export function formatMonth(value: string | null | undefined): string {
  return formatBy(month(), value);
}

/**
 * Returns the whole days from the earliest of some ISO times until `now`; 0 without a valid time.
 */
export function daysSinceEarliest(values: readonly string[], now: Date): number {
  const times = values.map((value) => Date.parse(value)).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return 0;
  return Math.max(0, Math.floor((now.getTime() - Math.min(...times)) / MILLISECONDS_PER_DAY));
}
