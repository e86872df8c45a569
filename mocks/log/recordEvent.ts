import type { HubEvent } from '../realtime/hub';
import type { CallLog } from './callLog';
import { redactText } from './redact';

/** Writes an event of the live chat into the log, without passwords and tokens. */
export function recordEvent(log: CallLog, { payload, ...event }: HubEvent): void {
  log.add({
    kind: 'event',
    startedAt: new Date(performance.timeOrigin + performance.now()).toISOString(),
    ...event,
    body: redactText(JSON.stringify(payload) ?? ''),
  });
}
