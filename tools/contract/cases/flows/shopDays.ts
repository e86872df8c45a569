const HOUR_MS = 3_600_000;
const EARLIEST_ZONE = -12;
const LATEST_ZONE = 14;
/** Of the hour, since some zones have a half one. */
const STEPS = 4;

/** Returns the ways to tell the day of a moment: the shop's, or that of any time zone if it is not told. */
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
