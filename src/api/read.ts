import { parseCount } from '@/lib/numbers';
import { isRecord } from '@/lib/isRecord';
import { readId } from '@/lib/readId';
import { trimVisible } from '@/lib/visibleText';

const UNTITLED = 'Untitled project';

/** A type of the backend with the fields that are read into another type. */
export type Read<Sent, Fields> = Omit<Sent, keyof Fields> & Fields;

/** An object of a response, whose fields may be of any type. */
export type Fields = Record<string, unknown>;

/** Returns a text; numbers become digits, lists of texts are joined, and anything else is empty. */
export function readText(value: unknown, separator = ' '): string {
  if (Array.isArray(value)) {
    return value.filter((entry) => typeof entry === 'string').join(separator);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the title of a project, whose halves of letters addresses refuse; a placeholder for none. */
export function readTitle(value: unknown): string {
  return trimVisible(readText(value).replace(/\p{Cs}/gu, '\ufffd')) || UNTITLED;
}

/** Returns the texts of a list, or a single text as a list; empty and unreadable ones are left out. */
export function readTexts(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => readText(entry)).filter((text) => text !== '');
}

/** Returns the objects of a list; none if it is no list. */
export function readRecords(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Returns a flag, which may be 0 or 1, as a number or text. */
export const readFlag = (value: unknown): boolean => Boolean(Number(value));

const FLAGS = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  [1, true],
  ['1', true],
]);

/** What a field means by its name, in every response. */
const columns: readonly [name: RegExp, read: (value: unknown) => unknown][] = [
  [/^(id|conversationId)$/, (value) => readId(value) ?? value],
  [/^((is|can)_|hasPurchased$)/, (value) => FLAGS.get(value) ?? value],
  [/^total(_pages)?$|_count$/, parseCount],
];

/**
 * Normalizes the ids, flags and counts of a response to numbers and booleans, because a backend may
 * pass on database values: digits as text, and 0 or 1.
 */
export function readColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readColumns);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => {
    const column = columns.find(([pattern]) => pattern.test(name));
    return [name, column ? column[1](field) : readColumns(field)];
  });
  return Object.fromEntries(entries);
}

/** An entity is a record with an id, which a conversation spells `conversationId`. */
type Kind = 'records' | 'record' | 'entities' | 'entity' | 'text' | 'texts' | 'boolean' | 'id';

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
  text: (value) => typeof value === 'string' && value !== '',
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
