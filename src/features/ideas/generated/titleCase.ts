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

/** A phrase in the manner of the hand-written titles: each word of weight begins with a capital. */
export function toTitleCase(phrase: string): string {
  return phrase.replace(WORD_START, (match, before: string, word: string) =>
    before && SMALL_WORDS.has(word) ? match : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
}
