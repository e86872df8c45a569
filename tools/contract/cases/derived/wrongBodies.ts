import type { RequestBody, Schema } from '../../document/types';
import { UNKNOWN_TEXT } from '../unknownValues';

/** An invalid body, with its defect as title. */
export type WrongBody = {
  title: string;
  body: unknown;
  /** The invalid field, if it is a single one. */
  field?: string;
  /** Whether 400 is the only accepted status; an unusual value may get another one. */
  isMalformed: boolean;
};

type Fields = Record<string, unknown>;

const typeOf = ({ type }: Schema) => [type].flat()[0];

const wrongTypes: Record<string, unknown> = {
  string: 12_345,
  integer: 'not a number',
  number: 'not a number',
  boolean: 'not a boolean',
  array: 'not a list',
  object: 'not an object',
};

/** Returns invalid values of the right type, each with its defect. */
function wrongValues(schema: Schema): [string, unknown][] {
  const { minLength = 0, maxLength, minimum, maximum } = schema;
  const values: [string, unknown][] = [];
  if (minLength > 0) values.push(['too short', 'x'.repeat(minLength - 1)]);
  if (maxLength !== undefined) values.push(['too long', 'x'.repeat(maxLength + 1)]);
  if (schema.format === 'email') values.push(['not an email address', 'not-an-email']);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test('!')) {
    values.push(['not in the required format', '!']);
  }
  if (schema.enum) values.push(['not one of the values', UNKNOWN_TEXT]);
  if (typeof schema.const === 'boolean') values.push([`${!schema.const}`, !schema.const]);
  if (typeof schema.const === 'string') values.push(['not the constant', UNKNOWN_TEXT]);
  if (minimum !== undefined) values.push(['too low', minimum - 1]);
  if (maximum !== undefined) values.push(['too high', maximum + 1]);
  return values;
}

function wrongField(name: string, schema: Schema, sample: Fields): WrongBody[] {
  const wrongType = wrongTypes[typeOf(schema) ?? ''];
  const wrong = wrongValues(schema).map(([problem, value]) => ({
    title: `${name} is ${problem}`,
    body: { ...sample, [name]: value },
    field: name,
    isMalformed: false,
  }));
  if (wrongType === undefined) return wrong;
  const title = `${name} has the wrong type`;
  const body = { ...sample, [name]: wrongType };
  return [{ title, body, field: name, isMalformed: true }, ...wrong];
}

/** Derives invalid bodies from a valid one, using its schema. */
export function makeWrongBodies({ schema, validate }: RequestBody, sample: Fields): WrongBody[] {
  const missing = (schema.required ?? []).map((name) => {
    const others = Object.entries(sample).filter(([key]) => key !== name);
    return { title: `without ${name}`, body: Object.fromEntries(others), isMalformed: true };
  });
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    // A backend may lack an extension, and ignores it then.
    property['x-extension'] ? [] : wrongField(name, property, sample),
  );
  const shapes = [
    { title: 'an empty object', body: {}, isMalformed: true },
    { title: 'a list', body: [], isMalformed: true },
    { title: 'broken JSON', body: '{"broken": ', isMalformed: true },
  ];
  return [...missing, ...fields, ...shapes].filter(
    ({ body }) => typeof body === 'string' || !validate?.(body),
  );
}
