import type { ContractDocument, EventName } from '../document/types';
import type { Redactor } from '../exchange/redaction';
import { hideSecrets } from '../validation/hideSecrets';
import { findSchemaErrors } from '../validation/schemaFindings';
import type { Finding } from '../validation/finding';
import type { PassedEvent } from './readEvents';

/** Returns a function that validates live chat events. */
export function makeEventObserver({ events }: ContractDocument, redactor: Redactor) {
  const isDocumented = (name: string): name is EventName => Object.hasOwn(events, name);

  return ({ sender, name, payload }: PassedEvent): Finding[] => {
    if (name === null) {
      return [{ rule: 'realtime', message: `The ${sender} sends what is no packet of Socket.IO` }];
    }
    if (!isDocumented(name)) {
      const message = `The ${sender} sends ${name}, which is not documented`;
      return [{ rule: 'realtime', message }];
    }
    const findings = findSchemaErrors(events[name].validate, payload, name);
    // Errors in client events are not the backend's fault.
    return findings.map((finding) =>
      hideSecrets(sender === 'client' ? { ...finding, rule: 'request' } : finding, redactor),
    );
  };
}
