import type { HubEvent } from '../realtime/hub';
import type { CallLog } from './callLog';
import { redactBody } from './redact';

/** Adds a live chat event to the log, with passwords and tokens redacted. */
export function recordEvent(log: CallLog, { payload, ...event }: HubEvent): void {
  log.add({
    kind: 'event',
    startedAt: new Date(performance.timeOrigin + performance.now()).toISOString(),
    ...event,
    body: redactBody(JSON.stringify(payload) ?? ''),
  });
}
