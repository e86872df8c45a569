import { parseCount } from '@/lib/counts';
import { readId } from '@/lib/readId';

const FLAGS = new Map<unknown, boolean>([
  [0, false],
  ['0', false],
  [1, true],
  ['1', true],
]);

const readIdField = (value: unknown) => readId(value) ?? value;
const readFlag = (value: unknown) => FLAGS.get(value) ?? value;

/** Fields that the shop computes with; all other numbers are parsed where they are shown. */
const readers = new Map<string, (value: unknown) => unknown>([
  ['id', readIdField],
  ['conversationId', readIdField],
  ['is_active', readFlag],
  ['is_verified', readFlag],
  ['hasPurchased', readFlag],
  ['total', parseCount],
  ['total_pages', parseCount],
]);

/**
 * Normalizes the ids, flags and totals that the shop computes with to numbers and booleans, because
 * a backend may pass on database values: digits as text, and 0 or 1.
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
