const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS_PER_DAY = 86_400_000;

/** Returns how far a zone's clocks are ahead of UTC at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const of = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)!.value;
  const local = `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`;
  return Date.parse(local) - Math.floor(time / 1000) * 1000;
}

/** Returns whether a text is a day of the calendar: 2025-09-14. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns when a day begins in a time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  const guess = midnight - offsetAt(midnight, timeZone);
  // The clocks may have changed between the guess and midnight in UTC.
  return midnight - offsetAt(guess, timeZone);
}

/** Returns when the day after a day begins in a time zone, in milliseconds since 1970. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(day) + MILLISECONDS_PER_DAY).toISOString().slice(0, day.length);
  return startOfDay(next, timeZone);
}
