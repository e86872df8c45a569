import type { Redactor } from '../exchange/redaction';
import type { Finding } from './finding';

const SECRET_PLACE = /token|passw|secret|signature/i;

/** A finding fit to be shown: a text at a place that is named like a secret is hidden too. */
export function hideSecrets(finding: Finding, redactor: Redactor): Finding {
  const { pointer = '', message, expected, actual } = finding;
  const isSecret = SECRET_PLACE.test(pointer) && typeof actual === 'string';
  return {
    ...finding,
    message: redactor.text(message),
    ...(expected !== undefined && { expected: redactor.value(expected) }),
    ...(actual !== undefined && { actual: isSecret ? '[redacted]' : redactor.value(actual) }),
  };
}
