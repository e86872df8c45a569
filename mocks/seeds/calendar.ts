const MILLISECONDS_PER_DAY = 86_400_000;
const MILLISECONDS_PER_MINUTE = 60_000;

/** Midnight (UTC) of a time's day. */
export function startOfDay(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY);
}

/** An ISO time some days before the anchor day, at some minute of that day. */
export function daysBefore(anchor: Date, days: number, minute: number): string {
  const time =
    anchor.getTime() - days * MILLISECONDS_PER_DAY + (minute % 1440) * MILLISECONDS_PER_MINUTE;
  return new Date(time).toISOString();
}

/** How many whole days lie between an ISO time and the anchor day. */
export function wholeDaysSince(time: string, anchor: Date): number {
  return Math.floor((anchor.getTime() - Date.parse(time)) / MILLISECONDS_PER_DAY);
}
