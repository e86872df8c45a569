import { LIVE_CHAT_HOURS } from '@/config/policyFigures';
import { addDays, clockAt, dayOf, INDIA, startOfDay } from '@/lib/time';

/** Monday to Friday; days count from Sunday, 0. */
const OPEN_DAYS = [1, 2, 3, 4, 5];
const HOUR_MS = 3_600_000;

const isOpenDay = (day: string) => OPEN_DAYS.includes(new Date(day).getUTCDay());

/** Returns whether the live chat is staffed at a time (specification, section 9: Business hours). */
export function isChatStaffed(now: Date): boolean {
  const [day, clock] = clockAt(now.getTime()).split('T') as [string, string];
  const hour = parseInt(clock, 10);
  return isOpenDay(day) && hour >= LIVE_CHAT_HOURS.opensAt && hour < LIVE_CHAT_HOURS.closesAt;
}

/** Returns when the live chat opens next after a time. */
export function nextChatOpening(now: Date): Date {
  for (let day = dayOf(now.getTime()); ; day = addDays(day, 1)) {
    const opening = startOfDay(day) + LIVE_CHAT_HOURS.opensAt * HOUR_MS;
    if (opening > now.getTime() && isOpenDay(day)) return new Date(opening);
  }
}

/** Formats a time in India and, if different, in the user's time zone. */
export function formatOpening(opening: Date, timeZone?: string): string {
  const formatIn = (zone: string | undefined) =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    }).format(opening);
  const [indian, local] = [formatIn(INDIA), formatIn(timeZone)];
  return local === indian ? `${indian} IST` : `${indian} IST (${local} your time)`;
}
