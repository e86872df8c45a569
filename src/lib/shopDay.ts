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

/**
 * Formats an ISO time as a day in the shop's time zone: 14 Sept 2025; 'Unknown' when it is invalid.
 */
export function formatShopDay(value: string | null | undefined): string {
  return formatBy(day(), value);
}
