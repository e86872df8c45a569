import type { RequestBody, Schema } from '../../document/types';
import { partsOf } from '../../validation/prune';

type Resolve = (schema: Schema) => Schema;
type Fields = Record<string, unknown>;
/** Where a value stands in a body. */
type Place = readonly (string | number)[];
/** A field with a bound, of the body or of anything in it. */
type Bounded = { place: Place; name: string; schema: Schema; sample: unknown };

/** A body with one or several fields on or next to their bounds. */
export type Variation = { title: string; body: Fields };

const PAISA = 0.01;
const FILLER = 'x';
const DAY_MS = 86_400_000;

/** The smallest value that a schema admits, for a field that the sample lacks. */
function smallest(schema: Schema): unknown {
  const { minLength = 1, minimum = 1, format } = schema;
  switch ([schema.type].flat()[0]) {
    case 'string':
      return format === 'date' ? '2025-01-01' : FILLER.repeat(Math.max(1, minLength));
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The branch of a schema that has something in it; the other one is null. */
const mainOf = (schema: Schema, resolve: Resolve): Schema => {
  const parts = partsOf(schema, resolve);
  return Object.assign({}, ...parts.filter(({ type }) => type !== 'null')) as Schema;
};

const isBounded = (schema: Schema) => {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = schema;
  const bounds = [minLength, maxLength, minimum, maximum, minItems, maxItems, pattern];
  return bounds.some((one) => one !== undefined);
};

/** Texts that differ little from one that has a pattern; no spaces, which may be trimmed. */
const nearTexts: [string, (text: string) => string][] = [
  ['its first letter twice', (text) => text.slice(0, 1) + text],
  ['its first letter missing', (text) => text.slice(1)],
  ['a letter more', (text) => text + FILLER],
  ['a letter in its middle', (text) => text.slice(0, 2) + FILLER + text.slice(2)],
];

/** Finds all fields with bounds, those in objects and lists too. */
function findBounded(given: Schema, sample: unknown, resolve: Resolve, place: Place): Bounded[] {
  const schema = mainOf(given, resolve);
  const own = isBounded(schema)
    ? [{ place, name: place.map(String).join('.'), schema, sample }]
    : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = (sample as Fields | null | undefined)?.[name];
    return findBounded(property, value, resolve, [...place, name]);
  });
  const items = schema.items
    ? findBounded(schema.items, (sample as unknown[] | undefined)?.[0], resolve, [...place, 0])
    : [];
  return [...own, ...fields, ...items];
}

/** Returns a copy of a JSON value with another one at a place; what is missing on the way there is made. */
function withValue(root: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(root) ? [...(root as unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  return {
    ...(root as Fields | null),
    [step]: withValue((root as Fields | null)?.[step], rest, value),
  };
}

/** Cuts or lengthens a text; what it begins with may matter, and spaces at an end may be trimmed. */
function fit(text: string, length: number): string {
  const cut = text.slice(0, length).replace(/^\s|\s$/g, FILLER);
  return cut + FILLER.repeat(length - cut.length);
}

/** Returns another entry of a list, since a list may have each only once. */
function another(entry: unknown, index: number, schema: Schema, resolve: Resolve): unknown {
  if (index === 0) return entry;
  if (typeof entry === 'number') return entry + index;
  if (typeof entry === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(entry)) {
      return new Date(Date.parse(entry) - index * DAY_MS).toISOString().slice(0, 10);
    }
    const end = `-${index}`;
    const { maxLength = Infinity } = mainOf(schema, resolve);
    return entry.slice(0, Math.max(0, maxLength - end.length)) + end;
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { properties = {} } = mainOf(schema, resolve);
  return Object.fromEntries(
    Object.entries(entry).map(([name, own]) => [
      name,
      another(own, index, properties[name] ?? {}, resolve),
    ]),
  );
}

/** Writes a value of a size: the length of a text or a list, or the number itself. */
function ofSize({ schema, sample }: Bounded, size: number, resolve: Resolve): unknown {
  if (schema.items) {
    const list = Array.isArray(sample) ? (sample as unknown[]) : [];
    const first = list[0] ?? smallest(mainOf(schema.items, resolve));
    return Array.from({ length: size }, (_entry, index) =>
      another(first, index, schema.items!, resolve),
    );
  }
  const isText = [schema.type].flat().includes('string');
  return isText ? fit(typeof sample === 'string' ? sample : '', size) : size;
}

/** The bounds of a field, and the smallest step across them. */
function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems, type }: Schema) {
  const steps = [type].flat().includes('number') ? [1, PAISA] : [1];
  return {
    low: minLength ?? minItems ?? minimum,
    high: maxLength ?? maxItems ?? maximum,
    isSize: minimum === undefined && maximum === undefined,
    steps,
  };
}

const round = (value: number) => Math.round(value / PAISA) * PAISA;

/**
 * Returns bodies that have one field next to its bound, outside of it, wherever it stands. All others are as
 * in the sample, which is valid.
 */
export function outside(
  { schema, validate }: RequestBody,
  sample: Fields,
  resolve: Resolve,
): Variation[] {
  return findBounded(schema, sample, resolve, []).flatMap((field) => {
    const { low, high, isSize, steps } = limitsOf(field.schema);
    const sizes = steps.flatMap((step) => [
      ...(low === undefined ? [] : [low - step]),
      ...(high === undefined ? [] : [high + step]),
    ]);
    const values = sizes
      .filter((size) => !isSize || size >= 0)
      .map((size): [string, unknown] => [
        `${isSize ? 'size ' : ''}${round(size)}`,
        ofSize(field, size, resolve),
      ]);
    const { sample: text } = field;
    const near =
      field.schema.pattern !== undefined && typeof text === 'string'
        ? nearTexts.map(([what, change]): [string, unknown] => [what, change(text)])
        : [];
    return [...values, ...near]
      .map(([what, value]) => ({
        title: `${field.name}: ${what}`,
        body: withValue(sample, field.place, value) as Fields,
      }))
      .filter(({ body }) => !validate?.(body));
  });
}

/** Which of its admitted sizes a field has: the lowest, the next one, the last but one, or the highest. */
const ADMITTED: ((limits: ReturnType<typeof limitsOf>) => number | undefined)[] = [
  ({ low }) => low,
  ({ low }) => (low === undefined ? undefined : low + 1),
  ({ high }) => (high === undefined ? undefined : high - 1),
  ({ high }) => high,
];

const WHICH = ['lowest', 'next to the lowest', 'next to the highest', 'highest'];

/**
 * Returns bodies that have all fields on a bound, or one step inside of it: their texts and numbers, or the
 * sizes of their lists, since both together would make a body that is too large. `isFree` says which fields
 * may have any such value; others name something that exists.
 */
export function inside(
  { schema, validate }: RequestBody,
  sample: Fields,
  resolve: Resolve,
  isFree: (name: string) => boolean,
): Variation[] {
  const fields = findBounded(schema, sample, resolve, []).filter(
    ({ place, schema: { type, format, const: constant, enum: values } }) =>
      place.every((step) => typeof step === 'number' || isFree(step)) &&
      // A number in a list is an id.
      !(typeof place.at(-1) === 'number' && [type].flat().includes('integer')) &&
      (format === undefined || format === 'password') &&
      constant === undefined &&
      values === undefined,
  );
  const kinds = [
    ['values', fields.filter((field) => !field.schema.items)],
    ['lists', fields.filter((field) => field.schema.items)],
  ] as const;
  const variations = kinds.flatMap(([kind, own]) =>
    ADMITTED.map((sizeOf, index): Variation & { isChanged: boolean } => {
      let body: Fields = sample;
      for (const field of own) {
        const size = sizeOf(limitsOf(field.schema));
        if (size === undefined) continue;
        const next = withValue(body, field.place, ofSize(field, size, resolve)) as Fields;
        // A field that has a pattern as well may not be written like this.
        if (validate?.(next)) body = next;
      }
      return { title: `${kind} at the ${WHICH[index]}`, body, isChanged: body !== sample };
    }),
  );
  return variations.filter(({ isChanged }) => isChanged);
}
