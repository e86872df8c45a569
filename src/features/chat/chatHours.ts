import { LIVE_CHAT_HOURS } from '@/config/policyFigures';
import { once } from '@/lib/once';
import { IST_OFFSET_MS, MILLISECONDS_PER_DAY } from '@/lib/time';

/** Monday to Friday; days count from Sunday, 0. */
const OPEN_DAYS = [1, 2, 3, 4, 5];
const OPENS_AT_MINUTE = LIVE_CHAT_HOURS.opensAt * 60;
const CLOSES_AT_MINUTE = LIVE_CHAT_HOURS.closesAt * 60;

const MINUTE_MS = 60_000;

/** Returns the start of the day in India that contains a time. */
function startOfIndianDay(time: number): number {
  return (
    Math.floor((time + IST_OFFSET_MS) / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY - IST_OFFSET_MS
  );
}

const indianWeekday = (time: number) => new Date(time + IST_OFFSET_MS).getUTCDay();

/**
 * Returns whether the live chat is staffed at a time (specification, section 9: Business hours).
 */
export function isChatStaffed(now: Date): boolean {
  const time = now.getTime();
  const minute = (time - startOfIndianDay(time)) / MINUTE_MS;
  return (
    OPEN_DAYS.includes(indianWeekday(time)) &&
    minute >= OPENS_AT_MINUTE &&
    minute < CLOSES_AT_MINUTE
  );
}

/** Returns when the live chat opens next after a time. */
export function nextChatOpening(now: Date): Date {
  const today = startOfIndianDay(now.getTime());
  for (let day = 0; ; day += 1) {
    const opening = today + day * MILLISECONDS_PER_DAY + OPENS_AT_MINUTE * MINUTE_MS;
    if (opening > now.getTime() && OPEN_DAYS.includes(indianWeekday(opening))) {
      return new Date(opening);
    }
  }
}

const inIndia = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    }),
);

/** Formats a time in India and, if different, in the user's time zone. */
export function formatOpening(opening: Date, timeZone?: string): string {
  const local = new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(opening);
  const indian = inIndia().format(opening);
  return local === indian ? `${indian} IST` : `${indian} IST (${local} your time)`;
}
