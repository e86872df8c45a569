import type { ContractDocument, Operation, Schema } from '../../document/types';
import { partsOf } from '../../validation/schemaShape';

/** A number that no correct response contains. */
const MARKED_NUMBER = 424_242_421;
/** A text that no correct response contains; short enough for any field. */
const MARKED_TEXT = 'Claimed-5713';
const MARKED_TIME = '2001-02-03T04:05:06.000Z';
const MARKED_DAY = '2001-02-03';
const MARKED_ADDRESS = 'claimed-5713@example.com';

/** Returns whether a value can only have come from a claim. */
export const isMarked = (value: unknown): boolean =>
  [MARKED_NUMBER, MARKED_TEXT, MARKED_TIME, MARKED_DAY, MARKED_ADDRESS].some(
    (marked) => String(value) === String(marked),
  );

const DEEPEST = 3;

const formatted: Record<string, string> = {
  'date-time': MARKED_TIME,
  date: MARKED_DAY,
  email: MARKED_ADDRESS,
};

/** Returns the properties of a schema and its subschemas. */
const propertiesOf = (parts: readonly Schema[]): Record<string, Schema> =>
  Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>;

const typesOf = (parts: readonly Schema[]) => parts.flatMap(({ type }) => type ?? []);

/**
 * Returns values of a field that a client might claim: all values of an enumeration, otherwise a
 * recognizable one.
 */
function covetedValues(schema: Schema, depth = 0): unknown[] {
  const parts = partsOf(schema);
  const values = parts.flatMap((part) => part.enum ?? []);
  if (values.length > 0) return values.filter((value) => value !== null);
  const types = typesOf(parts);
  const properties = Object.entries(propertiesOf(parts));
  if (properties.length > 0) {
    if (depth >= DEEPEST) return [];
    const entries = properties.map(([name, own]) => [name, covetedValues(own, depth + 1)[0]]);
    return [Object.fromEntries(entries)];
  }
  if (types.includes('boolean')) return [true, false];
  const maximum = parts.find((part) => part.maximum !== undefined)?.maximum;
  if (types.includes('integer') || types.includes('number')) {
    return maximum === undefined ? [MARKED_NUMBER] : [maximum];
  }
  if (types.includes('array')) {
    const items = parts.find((part) => part.items)?.items;
    return items ? [covetedValues(items, depth + 1).slice(0, 1)] : [];
  }
  const format = parts.find((part) => part.format)?.format ?? '';
  if (format === 'password') return [];
  const pattern = parts.find((part) => part.pattern)?.pattern;
  const isNumber = pattern !== undefined && new RegExp(pattern).test(String(MARKED_NUMBER));
  return [isNumber ? String(MARKED_NUMBER) : (formatted[format] ?? MARKED_TEXT)];
}

/** Collects the schemas of all nested fields by name. */
function collectFields(schema: Schema, into: Map<string, Schema[]>, depth = 0): void {
  if (depth > DEEPEST + 2) return;
  const parts = partsOf(schema);
  for (const { items } of parts) if (items) collectFields(items, into, depth + 1);
  for (const [name, own] of Object.entries(propertiesOf(parts))) {
    into.set(name, [...(into.get(name) ?? []), own]);
    collectFields(own, into, depth + 1);
  }
}

/** Returns the fields in responses and requests of operations, by name. */
function fieldsOf(operations: readonly Operation[]) {
  const fields = new Map<string, Schema[]>();
  for (const { body, responses } of operations) {
    const success = [...responses.values()].find(({ status }) => status < 300)?.schema;
    for (const schema of [success, body?.validate && body.schema]) {
      if (schema) collectFields(schema, fields);
    }
  }
  return fields;
}

/**
 * Privileged values for free-text fields, and undocumented columns that many frameworks assign from
 * a request.
 */
const PRIVILEGED: Record<string, unknown[]> = {
  role: ['admin'],
  status: ['completed', 'approved', 'resolved'],
  state: ['paid'],
  sender_type: ['admin'],
  senderType: ['admin'],
  currency: ['USD'],
  is_admin: [true],
  isAdmin: [true],
  verified: [true],
};

/**
 * Returns the claims to try with a write: every field of the document that the write does not
 * accept, with its values. `related` are the operations that show the effect.
 */
export function claimsOf(
  operation: Operation,
  related: readonly Operation[],
  { operations }: ContractDocument,
): Map<string, unknown[]> {
  const own = fieldsOf([operation, ...related]);
  const all = fieldsOf(operations);
  const taken = Object.keys(operation.body?.schema.properties ?? {});
  const claims = new Map<string, unknown[]>(Object.entries(PRIVILEGED));
  for (const [name, schemas] of all) {
    const values = [
      ...(claims.get(name) ?? []),
      ...(own.get(name) ?? schemas).flatMap((schema) => covetedValues(schema)),
    ];
    const unique = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
    if (unique.length > 0) claims.set(name, unique);
  }
  for (const name of taken) claims.delete(name);
  return claims;
}
