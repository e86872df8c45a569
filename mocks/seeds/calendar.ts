const MILLISECONDS_PER_DAY = 86_400_000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Returns midnight (UTC) of a time's day. */
export function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY);
}

/** Returns the day (UTC) of a time, such as 2026-03-01. */
export const toDay = (time: Date | string): string => new Date(time).toISOString().slice(0, 10);

/** Returns the ISO time at a minute of the day that lies `days` before the anchor day. */
export function daysBefore(anchor: Date, days: number, minute: number): string {
  const time =
    anchor.getTime() - days * MILLISECONDS_PER_DAY + (minute % 1440) * MILLISECONDS_PER_MINUTE;
  return new Date(time).toISOString();
}

/** Returns the number of whole days between an ISO time and the anchor day. */
export function wholeDaysSince(time: string, anchor: Date): number {
  return Math.floor((anchor.getTime() - Date.parse(time)) / MILLISECONDS_PER_DAY);
}
