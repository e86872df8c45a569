import type { ContractDocument, Operation, Schema } from '../contract/document/types';
import { partsOf } from '../contract/validation/schemaShape';

const SIMPLE_KINDS = ['string', 'integer', 'number', 'boolean'];

/** Returns the required properties of an object; of those of its alternatives, what all of them require. */
function requiredOf(schema: Schema): [name: string, schema: Schema][] {
  const { required = [], properties = {}, allOf = [], oneOf = [] } = schema;
  const [first = [], ...others] = oneOf.map(requiredOf);
  return [
    ...first.filter(([name]) => others.every((part) => part.some(([other]) => other === name))),
    ...required.flatMap((name): [string, Schema][] => {
      const property = properties[name];
      return property ? [[name, property]] : [];
    }),
    ...allOf.flatMap(requiredOf),
  ];
}

/** Returns the kind of a value as `src/lib/shape.ts` names it. */
function kindOf(schema: Schema, place: string): string {
  const parts = partsOf(schema);
  const types = new Set(parts.flatMap(({ type = [] }) => type));
  const mark = types.delete('null') ? '?' : '';
  const [type = '', ...others] = types;
  if (others.length > 0) throw new Error(`${place} has several types`);
  if (type === 'array') {
    const { items } = parts.find((part) => part.items)!;
    return `${kindOf(items!, place)}[]${mark}`;
  }
  if (type === 'object') {
    const id = parts.flatMap(requiredOf).find(([name]) => name === 'id');
    const isEntity = id && kindOf(id[1], `${place}.id`) === 'integer';
    return `${isEntity ? 'entity' : 'object'}${mark}`;
  }
  if (type === 'string' && parts.some(({ minLength = 0 }) => minLength > 0)) return `text${mark}`;
  if (!SIMPLE_KINDS.includes(type)) throw new Error(`${place} has an unknown type`);
  return type + mark;
}

function formatShape(schema: Schema, place: string): string[] {
  const kinds = requiredOf(schema).map(
    ([name, field]) => `${name}: "${kindOf(field, `${place}.${name}`)}"`,
  );
  const key = place.includes('-') ? `"${place}"` : place;
  return kinds.length > 0 ? [`  ${key}: { ${kinds.join(', ')} },`] : [];
}

function formatResponse({ operationId, responses }: Operation): string[] {
  const { schema } = [...responses.values()].find(({ status }) => status < 300)!;
  return schema ? formatShape(schema, operationId) : [];
}

/** Returns the entries of an object with what the payloads of events must contain. */
export const describePayloads = ({ events }: ContractDocument, names: string[]): string =>
  Object.entries(events)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, { schema }]) => formatShape(schema, name))
    .join('\n');

/**
 * Returns the code that a generated client ends with: what the successful response to each operation
 * of a tag must contain, where that is a JSON object with required fields.
 */
export function describeShapes({ operations }: ContractDocument, tag: string): string {
  const shapes = operations.filter((operation) => operation.tag === tag).flatMap(formatResponse);
  return `import { expectResponses } from "../responseShapes";
expectResponses({
${shapes.join('\n')}
});
`;
}
