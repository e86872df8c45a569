import { readId } from '@/lib/readId';

type Kind = 'records' | 'record' | 'texts' | 'boolean' | 'id';

/** The fields without which a response is unusable, with their kinds. */
export type ResponseShape = Readonly<Record<string, Kind>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  records: (value) => Array.isArray(value) && value.every(isRecord),
  record: isRecord,
  texts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  boolean: (value) => typeof value === 'boolean',
  id: (value) => readId(value) !== null,
};

/** Returns whether a response is an object that has all fields of a shape. */
export function hasShape(response: unknown, shape: ResponseShape): boolean {
  return (
    isRecord(response) &&
    Object.entries(shape).every(([field, kind]) => checks[kind](response[field]))
  );
}
