import type { RequestBody, Schema } from '../../document/types';
import { partsOf } from '../../validation/schemaShape';

type Fields = Record<string, unknown>;
/** Path of a value in a body. */
type Place = readonly (string | number)[];
/** A field, at any depth of the body. */
type Field = { place: Place; name: string; schema: Schema; sample: unknown };

/** A body with one or more fields on or next to their bounds, or with texts that are easily damaged. */
export type Variation = {
  title: string;
  body: Fields;
  /** The field, if it is an extension, which a backend may ignore. */
  extension?: string;
};

const PAISA = 0.01;
const FILLER = 'x';
const DAY_MS = 86_400_000;

/** Returns a small value that a schema allows, for the entries of a list that the sample lacks. */
function smallest({ type, format, minLength = 1, minimum = 1 }: Schema): unknown {
  if ([type].flat()[0] !== 'string') return minimum;
  return format === 'date' ? '2025-01-01' : FILLER.repeat(minLength);
}

/** Returns the branch of a schema that is not null. */
const mainOf = (schema: Schema): Schema => {
  const parts = partsOf(schema);
  return Object.assign({}, ...parts.filter(({ type }) => type !== 'null')) as Schema;
};

const isBounded = (schema: Schema) => {
  const { low, high } = limitsOf(schema);
  return (low ?? high ?? schema.pattern) !== undefined;
};

/** Texts close to one with a pattern; without spaces, which may be trimmed. */
const nearTexts: [string, (text: string) => string][] = [
  ['its first letter twice', (text) => text.slice(0, 1) + text],
  ['its first letter missing', (text) => text.slice(1)],
  ['a letter more', (text) => text + FILLER],
  ['a letter in its middle', (text) => text.slice(0, 2) + FILLER + text.slice(2)],
];

/** Finds all fields, including those in objects and lists. */
function findFields(given: Schema, sample: unknown, place: Place = []): Field[] {
  const schema = mainOf(given);
  const own = { place, name: place.map(String).join('.'), schema, sample };
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const value = (sample as Fields | null | undefined)?.[name];
    return findFields(property, value, [...place, name]);
  });
  const items = schema.items
    ? findFields(schema.items, (sample as unknown[] | undefined)?.[0], [...place, 0])
    : [];
  return [own, ...fields, ...items];
}

/** Returns a copy of a JSON value with a value replaced at a path; missing parents are created. */
function withValue(root: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue((root as Fields | null | undefined)?.[step], rest, value);
  if (typeof step === 'string') return { ...(root as Fields | null), [step]: inner };
  return Object.assign(Array.isArray(root) ? [...(root as unknown[])] : [], { [step]: inner });
}

/**
 * Truncates or extends a text at its end; its beginning may matter, and spaces at an end may be
 * trimmed.
 */
function fit(text: string, length: number): string {
  const cut = text.slice(0, length).replace(/^\s|\s$/g, FILLER);
  return cut + FILLER.repeat(length - cut.length);
}

/** Returns a distinct entry of a list, because a list may not allow duplicates. */
function another(entry: unknown, index: number, schema: Schema): unknown {
  if (index === 0) return entry;
  if (typeof entry === 'number') return entry + index;
  if (typeof entry === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(entry)) {
      return new Date(Date.parse(entry) - index * DAY_MS).toISOString().slice(0, 10);
    }
    const end = `-${index}`;
    const { maxLength = Infinity } = mainOf(schema);
    return entry.slice(0, Math.max(0, maxLength - end.length)) + end;
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { properties = {} } = mainOf(schema);
  return Object.fromEntries(
    Object.entries(entry).map(([name, own]) => [name, another(own, index, properties[name] ?? {})]),
  );
}

/** Creates a value of a size: the length of a text or a list, or the number itself. */
function ofSize({ schema, sample }: Field, size: number): unknown {
  if (schema.items) {
    const list = Array.isArray(sample) ? (sample as unknown[]) : [];
    const first = list[0] ?? smallest(mainOf(schema.items));
    return Array.from({ length: size }, (_entry, index) => another(first, index, schema.items!));
  }
  const isText = [schema.type].flat().includes('string');
  return isText ? fit(typeof sample === 'string' ? sample : '', size) : size;
}

/** The bounds of a field, and the smallest step beyond them. */
function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems, type }: Schema) {
  const steps = [type].flat().includes('number') ? [1, PAISA] : [1];
  return {
    low: minLength ?? minItems ?? minimum,
    high: maxLength ?? maxItems ?? maximum,
    isSize: minimum === undefined && maximum === undefined,
    steps,
  };
}

type Limits = ReturnType<typeof limitsOf>;

const round = (value: number) => Math.round(value / PAISA) * PAISA;

/**
 * Returns bodies with one field just outside a bound, at any depth. All other fields are those of
 * the valid sample.
 */
export function outside({ schema, validate }: RequestBody, sample: Fields): Variation[] {
  const fields = findFields(schema, sample).filter((field) => isBounded(field.schema));
  return fields.flatMap((field) => {
    const { low, high, isSize, steps } = limitsOf(field.schema);
    const values = steps
      .flatMap((step) => [
        low === undefined ? [] : low - step,
        high === undefined ? [] : high + step,
      ])
      .flat()
      .filter((size) => !isSize || size >= 0)
      .map((size): [string, unknown] => [
        `${isSize ? 'size ' : ''}${round(size)}`,
        ofSize(field, size),
      ]);
    const { sample: text } = field;
    const near =
      field.schema.pattern !== undefined && typeof text === 'string'
        ? nearTexts.map(([what, change]): [string, unknown] => [what, change(text)])
        : [];
    return [...values, ...near]
      .map(([what, value]) => {
        const [top] = field.place;
        const isExtension = schema.properties?.[String(top)]?.['x-extension'] ?? false;
        return {
          title: `${field.name}: ${what}`,
          body: withValue(sample, field.place, value) as Fields,
          ...(isExtension && { extension: String(top) }),
        };
      })
      .filter(({ body }) => !validate?.(body));
  });
}

/** Which of the allowed sizes a field has. */
const ADMITTED: [which: string, sizeOf: (limits: Limits) => number | undefined][] = [
  ['lowest', ({ low }) => low],
  ['next to the lowest', ({ low }) => (low === undefined ? undefined : low + 1)],
  ['next to the highest', ({ high }) => (high === undefined ? undefined : high - 1)],
  ['highest', ({ high }) => high],
];

type IsFree = (name: string) => boolean;

/** Returns the fields that may have any value of their type; others refer to something existing. */
const freeFields = (body: RequestBody, sample: Fields, isFree: IsFree) =>
  findFields(body.schema, sample).filter(
    ({ place, schema: { type, format, const: constant, enum: values } }) =>
      place.every((step) => typeof step === 'number' || isFree(step)) &&
      // Numbers in lists are ids.
      !(typeof place.at(-1) === 'number' && [type].flat().includes('integer')) &&
      (format === undefined || format === 'password') &&
      constant === undefined &&
      values === undefined,
  );

/**
 * Returns bodies that have all fields on a bound, or one step inside of it: their texts and numbers, or the
 * sizes of their lists, since both together would make a body that is too large. `isFree` says which fields
 * may have any such value.
 */
export function inside(requestBody: RequestBody, sample: Fields, isFree: IsFree): Variation[] {
  const { validate } = requestBody;
  const fields = freeFields(requestBody, sample, isFree).filter((field) => isBounded(field.schema));
  const kinds = [
    ['values', fields.filter((field) => !field.schema.items)],
    ['lists', fields.filter((field) => field.schema.items)],
  ] as const;
  const variations = kinds.flatMap(([kind, own]) =>
    ADMITTED.map(([which, sizeOf]): Variation => {
      let body: Fields = sample;
      for (const field of own) {
        const size = sizeOf(limitsOf(field.schema));
        if (size === undefined) continue;
        const next = withValue(body, field.place, ofSize(field, size)) as Fields;
        // The value of a field with a pattern cannot be constructed like this.
        if (validate?.(next)) body = next;
      }
      return { title: `${kind} at the ${which}`, body };
    }),
  );
  return variations.filter(({ body }) => body !== sample);
}

/** Fields that take at least as many characters may have several lines. */
const LONG = 500;

/**
 * What character sets, markup, query languages and shells tend to damage, and how many characters a field has
 * to take for it. There are no commas, which separate in some fields.
 */
const FRAGILE: [title: string, begin: string, minimum?: number][] = [
  ['letters of other scripts', 'Zoë Ångström नमस्ते 漢字'],
  ['characters of four bytes', 'Ready 🚀 to launch 𝒙'],
  ['quotes and markup', 'It\'s "5 < 6" &amp; <b>R&D</b>'],
  ['wildcards and escapes', '100%_of \\n \\u0041 ${it} {{it}} %20'],
  ['lines and spaces', 'First line\n\n  third line  with  spaces\nlast', LONG],
];

/**
 * Returns bodies whose free texts have characters that are easily damaged. A backend has to keep them: the
 * document says for which fields it does not, by a pattern or a format.
 */
export function fragile(requestBody: RequestBody, sample: Fields, isFree: IsFree): Variation[] {
  const texts = freeFields(requestBody, sample, isFree).filter(
    ({ sample: text, schema: { format, pattern } }) =>
      typeof text === 'string' &&
      !URL.canParse(text) &&
      format === undefined &&
      pattern === undefined,
  );
  return FRAGILE.map(([title, begin, minimum = 0]) => {
    let body: Fields = sample;
    for (const { name, place, schema } of texts) {
      const { maxLength = Infinity } = schema;
      // Each differs from the others, so that none is taken for another one.
      const text = `${begin} ${name}`;
      if (maxLength < Math.max(minimum, text.length)) continue;
      const next = withValue(body, place, text) as Fields;
      if (requestBody.validate?.(next)) body = next;
    }
    return { title, body };
  }).filter(({ body }) => body !== sample);
}
