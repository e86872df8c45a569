import { formatCount } from '@/lib/numbers';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { reject, toLine } from '../fields';

export { reject, toLine };

/** Reads a text of the given length, trimmed. */
export function readText(
  value: unknown,
  name: string,
  { min = 0, max }: { min?: number; max: number },
) {
  const text = typeof value === 'string' ? trimVisible(value.replaceAll('\r\n', '\n')) : '';
  if (min > 0 && text === '') reject(`${name} is required`);
  if (typeof value !== 'string') reject(`${name} must be text`);
  const length = countCharacters(text);
  if (length < min) reject(`${name} must be at least ${min} characters`);
  if (length > max) reject(`${name} must be at most ${formatCount(max)} characters`);
  return text;
}

/** Returns the fields of an object; empty for any other value. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads an optional single-line text; null if empty. */
export function readOptionalLine(
  value: unknown,
  name: string,
  limits: { max: number },
): string | null {
  return value === null ? null : toLine(readText(value, name, limits)) || null;
}

/** Reads a list of single lines; blank entries are dropped. */
export function readLines(
  value: unknown,
  name: string,
  { count, max }: { count: number; max: number },
): string[] {
  if (!Array.isArray(value)) reject(`${name} must be a list`);
  if (value.includes('')) reject(`An entry of ${name} is empty`);
  const lines = value
    .map((entry) => toLine(readText(entry, `An entry of ${name}`, { max })))
    .filter((line) => line !== '');
  if (lines.length > count) reject(`${name} can have at most ${count} entries`);
  return lines;
}
