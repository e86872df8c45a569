import type { Schema } from '../document/types';

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
export function partsOf(schema: Schema): Schema[] {
  const { allOf = [], oneOf = [], anyOf = [] } = schema;
  return [schema, ...[...allOf, ...oneOf, ...anyOf].flatMap(partsOf)];
}

const isOfType = (type: string) => (part: Schema) => [part.type].flat().includes(type);

function readShape(schema: Schema): Shape {
  const parts = partsOf(schema);
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

/** The known shapes, since a list asks for that of its entries once for each of them. */
const shapes = new WeakMap<Schema, Shape>();

/** Returns the shape of a schema. */
export function shapeOf(schema: Schema): Shape {
  const shape = shapes.get(schema) ?? readShape(schema);
  shapes.set(schema, shape);
  return shape;
}
