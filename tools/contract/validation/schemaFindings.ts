import type { ErrorObject } from 'ajv/dist/2020';
import { groupBy } from '../collections/groupBy';
import type { Validate } from '../document/types';
import type { Finding } from './finding';

const CHOICES = ['oneOf', 'anyOf'];

const isWithin = (pointer: string, parent: string) =>
  pointer === parent || pointer.startsWith(`${parent}/`);

function expectationOf({ keyword, params, schema, parentSchema }: ErrorObject): unknown {
  if (keyword === 'required') return `a property "${params.missingProperty}"`;
  if (keyword === 'type') return `type ${[schema].flat().join(' or ')}`;
  if (keyword === 'format') return `format ${String(schema)}`;
  if (CHOICES.includes(keyword)) return { [keyword]: schema };
  return parentSchema ? { [keyword]: parentSchema[keyword] as unknown } : schema;
}

/**
 * Groups the errors of `oneOf` or `anyOf` by alternative. Errors are ordered by alternative; an
 * error at the path of the choice itself with a different schema starts the next one.
 */
function byAlternative(choice: ErrorObject, inside: ErrorObject[]): ErrorObject[][] {
  const alternatives: ErrorObject[][] = [];
  let schema: unknown;
  for (const error of inside) {
    const isNext = error.instancePath === choice.instancePath && error.parentSchema !== schema;
    if (isNext) schema = error.parentSchema;
    if (isNext || alternatives.length === 0) alternatives.push([]);
    alternatives.at(-1)!.push(error);
  }
  return alternatives;
}

/** Explains why a value does not match the closest alternative, the one with the fewest errors. */
function explainChoice(choice: ErrorObject, inside: ErrorObject[]): string {
  const alternatives = byAlternative(choice, inside);
  const [closest] = alternatives.sort((one, other) => one.length - other.length);
  return closest ? ` (${closest.map(({ message }) => message).join(', ')})` : '';
}

/** Replaces list indexes so that the same error in several entries has the same key. */
const withoutIndexes = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

function toFindings(errors: ErrorObject[], subject: string): Finding[] {
  const choices = errors.filter(({ keyword }) => CHOICES.includes(keyword));
  const shown = errors.filter(
    (error) =>
      !choices.some(
        (choice) => choice !== error && isWithin(error.instancePath, choice.instancePath),
      ),
  );
  return shown.map((error) => {
    const inside = errors.filter(
      (other) => other !== error && isWithin(other.instancePath, error.instancePath),
    );
    const reason = CHOICES.includes(error.keyword) ? explainChoice(error, inside) : '';
    return {
      rule: 'schema',
      pointer: error.instancePath || '/',
      message: `${subject}${error.instancePath && ` at ${error.instancePath}`} ${error.message}${reason}`,
      expected: expectationOf(error),
      actual: error.data,
    };
  });
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
