import type { Schema } from '../document/types';

/** Returns the schema that a reference stands for, or the schema itself. */
export type Resolve = (schema: Schema) => Schema;

/** What a schema and its subschemas say about a value. */
type Shape = {
  items: Schema | undefined;
  properties: Readonly<Record<string, Schema>>;
  /** The schema of all properties that have none of their own. */
  rest: Schema | undefined;
  /** Whether a number may also be a text. */
  isNumeric: boolean;
  isJson: boolean;
};

/** Returns a schema and its subschemas. */
export function partsOf(schema: Schema, resolve: Resolve): Schema[] {
  const own = resolve(schema);
  const { allOf = [], oneOf = [], anyOf = [] } = own;
  return [own, ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => partsOf(part, resolve))];
}

const isOfType = (type: string) => (part: Schema) => [part.type].flat().includes(type);

function readShape(schema: Schema, resolve: Resolve): Shape {
  const parts = partsOf(schema, resolve);
  return {
    items: parts.find(({ items }) => items)?.items,
    properties: Object.assign(
      {},
      ...parts.map(({ properties }) => properties),
    ) as Shape['properties'],
    rest: parts
      .map(({ additionalProperties }) => additionalProperties)
      .find((one) => typeof one === 'object'),
    isNumeric:
      parts.some(isOfType('number')) &&
      parts.some((part) => isOfType('string')(part) && part.pattern),
    isJson: parts.some(({ contentMediaType }) => contentMediaType === 'application/json'),
  };
}

/** The shapes by document, since a list asks for that of its entries once for each of them. */
const shapes = new WeakMap<Resolve, WeakMap<Schema, Shape>>();

/** Returns the shape of a schema in the document whose references `resolve` resolves. */
export function shapeOf(schema: Schema, resolve: Resolve): Shape {
  const known = shapes.get(resolve) ?? new WeakMap<Schema, Shape>();
  shapes.set(resolve, known);
  const shape = known.get(schema) ?? readShape(schema, resolve);
  known.set(schema, shape);
  return shape;
}
