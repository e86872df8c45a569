function split(value: string | null | undefined, separator: string): string[] {
  return (value ?? '').split(separator).map(trimVisible).filter(Boolean);
}

/** Splits a text at newlines; empty entries are dropped. */
export function splitLines(value: string | null | undefined): string[] {
  return split(value, '\n');
}

/** Splits a text at commas; empty entries are dropped. */
export function splitCommas(value: string | null | undefined): string[] {
  return split(value, ',');
}

/** Letters that show nothing, such as zero-width spaces and the fillers of Hangul and Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/** Counts what can be seen of a text; a text of blanks or zero-width letters alone has 0. */
export function countVisible(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}

/** Removes the blanks around a text; one of which nothing can be seen becomes empty. */
export const trimVisible = (text: string): string => (countVisible(text) > 0 ? text.trim() : '');

/**
 * Returns the first letter of a name as readers know it, in capitals: whole emoji, and letters with
 * their marks; empty without one.
 */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}
