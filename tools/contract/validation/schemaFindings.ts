import type { ErrorObject } from 'ajv/dist/2020';
import { groupBy } from '../collections/groupBy';
import type { Validate } from '../document/types';
import type { Finding } from './finding';

const CHOICES = ['oneOf', 'anyOf'];

function expectationOf({ keyword, params, schema, parentSchema }: ErrorObject): unknown {
  if (keyword === 'required') return `a property "${params.missingProperty}"`;
  if (keyword === 'type') return `type ${[schema].flat().join(' or ')}`;
  if (keyword === 'format') return `format ${String(schema)}`;
  if (CHOICES.includes(keyword)) return { [keyword]: schema };
  return parentSchema ? { [keyword]: parentSchema[keyword] as unknown } : schema;
}

/** Replaces list indexes so that the same error in several entries has the same key. */
const withoutIndexes = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

function toFindings(errors: ErrorObject[], subject: string): Finding[] {
  const choices = errors.filter(({ keyword }) => CHOICES.includes(keyword));
  // Of a choice without a match, the errors of all alternatives follow.
  const shown = errors.filter(
    (error) =>
      !choices.some(
        (choice) =>
          choice !== error && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
      ),
  );
  return shown.map((error) => ({
    rule: 'schema',
    pointer: error.instancePath || '/',
    message: `${subject}${error.instancePath && ` at ${error.instancePath}`} ${error.message}`,
    expected: expectationOf(error),
    actual: error.data,
  }));
}

/** Merges findings that differ only in their list index. */
function mergeEntries(findings: Finding[]): Finding[] {
  const groups = groupBy(
    findings,
    ({ pointer = '', message }) => `${withoutIndexes(pointer)} ${message.replace(pointer, '')}`,
  );
  return [...groups.values()].map(([first, ...others]) =>
    others.length === 0
      ? first!
      : { ...first!, message: `${first!.message} (and in ${others.length} more entries)` },
  );
}

/**
 * Validates a value against a schema. Returns all errors, the same error in several list entries once.
 * `subject` is the name of the value in messages.
 */
export function findSchemaErrors(
  validate: Validate,
  value: unknown,
  subject = 'The body',
): Finding[] {
  return validate(value) ? [] : mergeEntries(toFindings(validate.errors ?? [], subject));
}
