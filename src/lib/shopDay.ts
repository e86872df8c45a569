import { site } from '@/config/site';
import { formatBy } from './dates';
import { once } from './once';

const day = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: site.timeZone,
    }),
);
const moment = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: site.timeZone,
    }),
);
// Swedish days are written as in ISO 8601.
const isoDay = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: site.timeZone,
    }),
);

/**
 * Formats an ISO time as the eight digits of its day in the shop's time zone: 20250914; empty when it is
 * invalid.
 */
export function shopDayDigits(value: string): string {
  return formatBy(isoDay(), value).replace(/\D/g, '');
}

/**
 * Formats an ISO time as a day in the shop's time zone: 14 Sept 2025; 'Unknown' when it is invalid.
 */
export function formatShopDay(value: string | null | undefined): string {
  return formatBy(day(), value);
}

/**
 * Formats an ISO time as day and time in the shop's time zone: 14 Sept, 3:05 pm; 'Unknown' when it
 * is invalid.
 */
export function formatShopMoment(value: string | null | undefined): string {
  return formatBy(moment(), value);
}
