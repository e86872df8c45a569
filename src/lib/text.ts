import { countVisible } from './visibleText';

function split(value: string | null | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Splits a text at newlines; empty entries are dropped. */
export function splitLines(value: string | null | undefined): string[] {
  return split(value, '\n');
}

/** Splits a text at commas; empty entries are dropped. */
export function splitCommas(value: string | null | undefined): string[] {
  return split(value, ',');
}

/**
 * Returns the first visible letter of a name as readers know it, in capitals: whole emoji, and letters
 * with their marks; empty without one.
 */
export function initialOf(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters.find((letter) => countVisible(letter) > 0)?.toUpperCase() ?? '';
}
