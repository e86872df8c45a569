import { splitCommas } from '@/lib/text';

/**
 * Limits of what fits on a card: number of technologies, and total characters including the badges'
 * padding.
 */
const MOST = 3;
const LETTERS_PER_LINE = 32;
const LETTERS_PER_FRAME = 3;

/** Returns the technologies that fit on one line of a card, and the number of those left out. */
export function shownTechnologies(technologies: string): { shown: string[]; more: number } {
  const all = splitCommas(technologies);
  const shown: string[] = [];
  let letters = 0;
  for (const name of all.slice(0, MOST)) {
    letters += name.length + LETTERS_PER_FRAME;
    if (shown.length > 0 && letters > LETTERS_PER_LINE) break;
    shown.push(name);
  }
  return { shown, more: all.length - shown.length };
}
