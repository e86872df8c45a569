const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const WORD_START = /(^|[\s-])(\p{Ll}[\p{L}']*)/gu;

/** Converts a phrase to title case, like the hand-written titles. */
export function toTitleCase(phrase: string): string {
  return phrase.replace(WORD_START, (match, before: string, word: string) =>
    before && SMALL_WORDS.has(word) ? match : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
}
