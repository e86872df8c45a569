import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import { groupBy } from '../collections/groupBy';
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
 * The errors inside a choice by its alternatives, which come one after another: another schema of the
 * choice's own place begins the next one.
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

/** What keeps a value from the alternative that it comes closest to. */
function explainChoice(choice: ErrorObject, inside: ErrorObject[]): string {
  const alternatives = byAlternative(choice, inside);
  const [closest] = alternatives.sort((one, other) => one.length - other.length);
  return closest ? ` (${closest.map(({ message }) => message).join(', ')})` : '';
}

/** Where the same thing is wrong with several entries of a list, the list is named once. */
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

/** Folds findings that are alike in all entries of a list into one. */
function fold(findings: Finding[]): Finding[] {
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

/** Holds a value to a schema; every way in which it fails, alike ones once. `subject` names the value. */
export function findSchemaErrors(
  validate: ValidateFunction,
  value: unknown,
  subject = 'The body',
): Finding[] {
  return validate(value) ? [] : fold(toFindings(validate.errors ?? [], subject));
}
