import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../document/types';

const LONGEST_TEXT = 300;
const MOST_ENTRIES = 4;
const HIGHEST = 10_000_000;
const ASSERTION = /\(\?<?[=!][^()]*\)/g;

const formats: Record<string, () => Arbitrary<string>> = {
  email: () => fc.emailAddress(),
  'date-time': () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  uri: () => fc.webUrl(),
};

function textsOf({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema) {
  if (pattern !== undefined) {
    const due = new RegExp(pattern);
    // fast-check builds no text for what a pattern looks ahead or back at.
    const plain = new RegExp(pattern.replaceAll(ASSERTION, ''));
    return fc.stringMatching(plain).filter((text) => due.test(text));
  }
  const make = formats[format ?? ''];
  if (make) return make();
  return fc.string({
    unit: 'binary',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)),
  });
}

function objectOf({ properties = {}, required = [] }: Schema) {
  const values = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]);
  const known = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: known,
  });
}

function ofType(type: string | undefined, schema: Schema): Arbitrary<unknown> {
  const { minimum: min = -HIGHEST, maximum: max = HIGHEST } = schema;
  if (type === 'integer') return fc.integer({ min, max });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return textsOf(schema);
  if (type === 'array') {
    const items = valuesOf(schema.items ?? {});
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: MOST_ENTRIES });
  }
  if (type === 'object' || schema.properties) return objectOf(schema);
  return fc.jsonValue();
}

/** Returns the values that a schema allows, as far as its keywords are supported. */
export function valuesOf(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf) {
    const parts = schema.allOf.map(valuesOf);
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as object);
  }
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}
