import { isRecord } from '@/lib/isRecord';

/** An entity is an object whose id is a whole number; a text is a string that is not empty. */
type OneKind = 'string' | 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'entity';

/** The kind of a field: one value or a list of them, null or not. */
type Kind = `${OneKind}${'' | '[]'}${'' | '?'}`;

/** The required fields of a response, with their kinds. */
type ResponseShape = Readonly<Record<string, Kind>>;

const checks: Readonly<Record<OneKind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string' && value !== '',
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  object: isRecord,
  entity: (value) => isRecord(value) && Number.isInteger(value.id),
};

function isOfKind(value: unknown, kind: Kind): boolean {
  if (value === null) return kind.endsWith('?');
  const check = checks[kind.replace(/\W/g, '') as OneKind];
  return kind.includes('[]') ? Array.isArray(value) && value.every(check) : check(value);
}

const shapes = new Map<string, ResponseShape>();

/** Adds what the responses to operations must contain; the generated clients do. */
export function expectResponses(ofOperations: Readonly<Record<string, ResponseShape>>): void {
  for (const [operation, shape] of Object.entries(ofOperations)) shapes.set(operation, shape);
}

/** Returns whether a response has all fields that the document requires of the operation's. */
export function isDocumented(operation: string, response: unknown): boolean {
  const shape = shapes.get(operation);
  if (!shape) return true;
  return (
    isRecord(response) &&
    Object.entries(shape).every(([field, kind]) => isOfKind(response[field], kind))
  );
}
