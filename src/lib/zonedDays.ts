const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS_PER_DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

function readClock(time: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(time);
  const of = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)!.value;
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`;
}

function readOffset(time: number, timeZone: string): number {
  return Date.parse(`${readClock(time, timeZone)}Z`) - Math.floor(time / 1000) * 1000;
}

/** Offsets by zone and UTC day; undefined for days on which the clocks change. */
const offsets = new Map<string, number | undefined>();

/** Returns a zone's offset from UTC at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const day = Math.floor(time / MILLISECONDS_PER_DAY);
  const key = `${timeZone} ${day}`;
  if (!offsets.has(key)) {
    const first = readOffset(day * MILLISECONDS_PER_DAY, timeZone);
    const last = readOffset((day + 1) * MILLISECONDS_PER_DAY, timeZone);
    offsets.set(key, first === last ? first : undefined);
  }
  return offsets.get(key) ?? readOffset(time, timeZone);
}

/** Returns the local time in a zone, to the second: 2025-09-14T15:05:00. */
export function clockAt(time: number, timeZone: string): string {
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 19);
}

/** Returns whether a text names a time zone: Asia/Kolkata. */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the day of a time in a time zone: 2025-09-14. */
export function dayOf(time: number, timeZone: string): string {
  return clockAt(time, timeZone).slice(0, 10);
}

/** Adds a number of days, which may be negative, to a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns whether a text is a calendar day: 2025-09-14. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns when a day begins in a time zone, in milliseconds since 1970. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  const guess = midnight - offsetAt(midnight, timeZone);
  // The clocks may change between the guess and midnight UTC.
  const start = midnight - offsetAt(guess, timeZone);
  // If they skip midnight, the day starts with the change.
  return dayOf(start, timeZone) < day ? guess : start;
}

/** Returns when the day after a day begins in a time zone, in milliseconds since 1970. */
export function endOfDay(day: string, timeZone: string): number {
  return startOfDay(addDays(day, 1), timeZone);
}
