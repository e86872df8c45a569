/**
 * How the shop and its mock backend search texts: all words, in any order, each from its beginning; case, accents,
 * hyphens and the Unicode form make no difference.
 */
import { trimVisible } from './visibleText';

/** Characters without a width, such as those that join letters of Indian scripts. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** In other scripts, marks are vowels. */
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
/** Letters that have no mark to remove. */
const LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const WORD =
  /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*(?:[-.'’‐][\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu;
const INNER_MARKS = /[-.'’‐]/;
/** The endings of "hospitals" and "reactjs". */
const ENDING = /(?<=...)(?:js|s)$/;
/** Words that say little about what is looked for. */
const FILLERS = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'using', 'with'],
  ...['app', 'apps', 'application', 'management', 'project', 'projects', 'software', 'system'],
]);

/** A word that is looked for: any of its spellings or, if it is compound, all of its parts. */
export type SearchWord = Readonly<{ spellings: readonly string[]; parts: readonly string[] }>;

function readWords(text: string): { joined: string; parts: string[] }[] {
  const folded = text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(LATIN_MARKS, '$1')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter as keyof typeof LETTERS]);
  return (folded.match(WORD) ?? []).map((word) => {
    const parts = word.split(INNER_MARKS);
    return { joined: parts.join(''), parts: parts.length > 1 ? parts : [] };
  });
}

/**
 * Prepares texts to be searched: their words, folded, each after a space, and a space at the end;
 * "Node.js" counts as "nodejs", "node" and "js".
 */
export function foldTexts(...texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => readWords(text ?? ''));
  return ` ${words.flatMap(({ joined, parts }) => [joined, ...parts]).join(' ')} `;
}

/** Returns the words of a text, folded; a compound is one. */
export const wordsOf = (text: string) => readWords(text).map(({ joined }) => joined);

/** Returns whether two texts are the same to a search; "E-Commerce" is "ecommerce" and "e commerce". */
export const isSameText = (one: string, other: string): boolean =>
  wordsOf(one).join('') === wordsOf(other).join('');

/** The words of a search: all that have to be found, and those that only tell better matches. */
type SearchWords = Readonly<{ needed: readonly SearchWord[]; fillers: readonly SearchWord[] }>;

/** Returns the parts of a compound that say something, or else all. */
function neededOf(parts: string[]): string[] {
  const others = parts.filter((part) => !FILLERS.has(part));
  return others.length > 0 ? others : parts;
}

/** Reads what was typed; fillers such as "project" are needed only if nothing else was typed. */
export function readSearch(text: string): SearchWords {
  const words = readWords(text).map(({ joined, parts }) => ({
    spellings: [...new Set([joined, joined.replace(ENDING, '')])],
    parts: neededOf(parts),
  }));
  const isFiller = ({ spellings }: SearchWord) => FILLERS.has(spellings[0]!);
  const needed = words.filter((word) => !isFiller(word));
  return needed.length > 0
    ? { needed, fillers: words.filter(isFiller) }
    : { needed: words, fillers: [] };
}

const beginsIn = (folded: string) => (word: string) => folded.includes(` ${word}`);

/** Returns whether a word of texts from `foldTexts` begins with a word that is looked for. */
export function hasWord(folded: string, { spellings, parts }: SearchWord): boolean {
  const begins = beginsIn(folded);
  return spellings.some(begins) || (parts.length > 0 && parts.every(begins));
}

/** The same for a whole word. */
export const hasWholeWord = (folded: string, { spellings }: SearchWord): boolean =>
  spellings.some((word) => folded.includes(` ${word} `));

/**
 * Returns a predicate for texts from `foldTexts` that have all words of a search; an empty search
 * admits all texts, one of signs alone none.
 */
export function makeSearch(search: string): (folded: string) => boolean {
  if (trimVisible(search) === '') return () => true;
  const { needed } = readSearch(search);
  return (folded) => needed.length > 0 && needed.every((word) => hasWord(folded, word));
}
