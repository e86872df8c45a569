import { readStored, writeStored } from '@/lib/browserStorage';

const KEY = 'owned-titles';
/** More titles than anyone reads offline. */
const MOST_TITLES = 200;

/** Stores the titles of the user's projects for offline visits; null removes them. */
export function keepOwnedTitles(titles: readonly string[] | null): void {
  const text = titles?.length ? JSON.stringify(titles.slice(0, MOST_TITLES)) : null;
  if (text !== readStored(KEY)) writeStored(KEY, text);
}

/** Returns the stored titles; empty if the stored value is invalid. */
export function readOwnedTitles(): string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const isTitle = (value: unknown): value is string => typeof value === 'string';
    return Array.isArray(parsed) ? parsed.filter(isTitle).slice(0, MOST_TITLES) : [];
  } catch {
    return [];
  }
}
