import type { Probe } from '../probe';

const MINUTE_MS = 60_000;
/** More than clocks differ, and less than time zones do, in milliseconds. */
const TOLERANCE_MINUTES = 14;

/** Expects a time to be now, within the tolerance between two machines' clocks. */
export function expectNow(probe: Probe, time: string, what: string): void {
  const minutes = Math.abs(Date.now() - Date.parse(time)) / MINUTE_MS;
  const message = `${what} has a time that is not now: a wrong clock or another time zone`;
  const now = new Date().toISOString();
  probe.expect(minutes < TOLERANCE_MINUTES, 'consistency', message, {
    expected: now,
    actual: time,
  });
}
