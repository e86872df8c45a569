const HOUR_MS = 3_600_000;
const EARLIEST_ZONE = -12;
const LATEST_ZONE = 14;
/** Minutes between time zones to try, since some offsets include half an hour. */
const STEPS = 4;

/**
 * Returns the possible days of a moment: in the shop's time zone, or in any zone if the shop's is
 * unknown.
 */
export function waysToTellDays(timeZone: string | undefined): ((time: string) => string)[] {
  if (timeZone) {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone });
    return [(time) => format.format(new Date(time))];
  }
  return Array.from({ length: (LATEST_ZONE - EARLIEST_ZONE) * STEPS + 1 }, (_one, step) => {
    const shift = (EARLIEST_ZONE + step / STEPS) * HOUR_MS;
    return (time) => new Date(Date.parse(time) + shift).toISOString().slice(0, 10);
  });
}
