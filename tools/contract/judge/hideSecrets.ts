import type { Redactor } from '../exchange/redaction';
import { isSecretName } from '../exchange/secretNames';
import type { Finding, Rule } from './finding';

/** Longer values are not repeated in findings about a body; the whole of it is in the exchange. */
const LONGEST_ACTUAL = 400;
const ABOUT_BODIES: Rule[] = ['schema', 'json', 'header', 'request'];

function shorten(value: unknown): unknown {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST_ACTUAL ? `${text.slice(0, LONGEST_ACTUAL)} …` : value;
}

/**
 * A finding fit to be shown: a value at a place that is named like a secret is hidden too. It is made
 * shorter afterwards, when its fields no longer need to be told apart.
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
