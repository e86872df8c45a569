import type { EventName } from '../document/eventSchemas';
import type { ContractDocument } from '../document/types';
import type { Redactor } from '../exchange/redaction';
import { hideSecrets } from '../judge/hideSecrets';
import { findSchemaErrors } from '../judge/schemaFindings';
import type { Finding } from '../judge/finding';
import type { PassedEvent } from './readEvents';

/** Judges events of the live chat that pass by. */
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
    // What a client sends wrongly is not the backend's fault.
    return findings.map((finding) =>
      hideSecrets(sender === 'client' ? { ...finding, rule: 'request' } : finding, redactor),
    );
  };
}
