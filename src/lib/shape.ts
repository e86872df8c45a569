import { isRecord } from './isRecord';

/** An entity is an object whose id is a whole number; a text is a string that is not empty. */
type OneKind = 'string' | 'text' | 'integer' | 'number' | 'boolean' | 'object' | 'entity';

/** The kind of a field: one value or a list of them, null or not. */
type Kind = `${OneKind}${'' | '[]'}${'' | '?'}`;

/** The required fields of an object, with their kinds. */
export type Shape = Readonly<Record<string, Kind>>;

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

/** Returns whether a value is an object with all fields of a shape. */
export const hasShape = (value: unknown, shape: Shape): boolean =>
  isRecord(value) && Object.entries(shape).every(([field, kind]) => isOfKind(value[field], kind));
