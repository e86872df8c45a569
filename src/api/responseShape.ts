import { isRecord } from '@/lib/isRecord';
import { readId } from '@/lib/readId';

/** An entity is a record with an id, which a conversation spells `conversationId`. */
type Kind = 'records' | 'record' | 'entities' | 'entity' | 'texts' | 'boolean' | 'id';

/** The required fields of a response, with their kinds. */
export type ResponseShape = Readonly<Record<string, Kind>>;

const isEntity = (value: unknown): boolean =>
  isRecord(value) && readId(value.id ?? value.conversationId) !== null;

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  records: (value) => Array.isArray(value) && value.every(isRecord),
  record: isRecord,
  entities: (value) => Array.isArray(value) && value.every(isEntity),
  entity: isEntity,
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
