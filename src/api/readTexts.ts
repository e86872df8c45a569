import { readText } from './readText';

/** Returns the texts of a list, or a single text as a list; empty and unreadable ones are left out. */
export function readTexts(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => readText(entry)).filter((text) => text !== '');
}
