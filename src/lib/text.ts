import { countVisible, trimVisible } from './visibleText';

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

/** Returns the first visible letter of a name, in capitals: a whole emoji, a letter with its marks; or none. */
export function initialOf(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters.find((letter) => countVisible(letter) > 0)?.toUpperCase() ?? '';
}

/** Counts the characters of a text by code points, as openapi.yaml does. */
export const countCharacters = (text: string): number => [...text].length;

/** Cuts a text to a size, in UTF-16 units by default, between letters as readers know them. */
export function shorten(
  text: string,
  most: number,
  sizeOf = (part: string) => part.length,
): string {
  if (sizeOf(text) <= most) return text;
  let size = 0;
  // Each segment refers to a copy of the whole text, so a list of all segments would fill the memory.
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    size += sizeOf(segment);
    if (size > most) return text.slice(0, index);
  }
  return text;
}

const LINE = 48;
const LEAD_LINES = 12;
const LEAST_REST = 3 * LINE;

/** Splits a text after some twelve lines of a phone, at the end of one; the second part may be empty. */
export function splitLead(text: string): [lead: string, rest: string] {
  let size = 0;
  let end = 0;
  for (const part of text.split(/(?<=\n|[.!?] )/)) {
    // A short line takes a whole one.
    size += part.endsWith('\n') ? Math.ceil(part.length / LINE) * LINE : part.length;
    if (end > 0 && size > LEAD_LINES * LINE) break;
    end += part.length;
  }
  if (text.length - end < LEAST_REST) return [text, ''];
  return [text.slice(0, end).trimEnd(), text.slice(end)];
}
