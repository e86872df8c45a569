import { readId } from '@/lib/readId';

const FLAGS = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  [1, true],
  ['1', true],
]);

const readIdField = (value: unknown) => readId(value) ?? value;
const readFlag = (value: unknown) => FLAGS.get(value) ?? value;

/** The fields that the shop compares; it parses all other numbers where it shows them. */
const readers = new Map([
  ['id', readIdField],
  ['conversationId', readIdField],
  ['is_active', readFlag],
  ['is_verified', readFlag],
  ['hasPurchased', readFlag],
]);

/**
 * Returns a response with the ids and flags that the shop compares as numbers and booleans, since a
 * backend may pass on what its database has: digits as text, and 0 or 1.
 */
export function readColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readColumns);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => {
    const read = readers.get(name) ?? readColumns;
    return [name, read(field)];
  });
  return Object.fromEntries(entries);
}
