import { readStored, writeStored } from '@/lib/browserStorage';

const KEY = 'owned-titles';
/** More than anybody reads without a network. */
const MOST_TITLES = 200;

/** Keeps the titles of the user's projects for visits without a network; null forgets them. */
export function keepOwnedTitles(titles: readonly string[] | null): void {
  const text = titles?.length ? JSON.stringify(titles.slice(0, MOST_TITLES)) : null;
  if (text !== readStored(KEY)) writeStored(KEY, text);
}

/** Returns the kept titles; none where the stored text is damaged. */
export function readOwnedTitles(): string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const isTitle = (value: unknown): value is string => typeof value === 'string';
    return Array.isArray(parsed) ? parsed.filter(isTitle).slice(0, MOST_TITLES) : [];
  } catch {
    return [];
  }
}
