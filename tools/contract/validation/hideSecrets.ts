import { isSecretName, type Redactor } from '../exchange/redaction';
import type { Finding, Rule } from './finding';

/** Longer values are truncated in findings about bodies; the exchange has the whole body. */
const MAX_ACTUAL_LENGTH = 400;
const ABOUT_BODIES: Rule[] = ['backend', 'schema', 'json', 'header', 'request'];

function shorten(value: unknown): unknown {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_ACTUAL_LENGTH ? `${text.slice(0, MAX_ACTUAL_LENGTH)} …` : value;
}

/**
 * Redacts secrets in a finding, including a value whose pointer names a secret. Truncates
 * afterwards, because redaction needs the complete JSON value.
 */
export function hideSecrets(finding: Finding, redactor: Redactor): Finding {
  const { rule, pointer = '', message, expected, actual } = finding;
  const shown = redactor.value(actual, isSecretName(pointer));
  return {
    ...finding,
    message: redactor.text(message),
    ...(expected !== undefined && { expected: redactor.value(expected) }),
    ...(actual !== undefined && { actual: ABOUT_BODIES.includes(rule) ? shorten(shown) : shown }),
  };
}
