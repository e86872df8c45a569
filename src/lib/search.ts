/**
 * How the shop and its mock backend read the words of texts, and search short lists: all words, in any order, each from
 * its beginning; case, accents, hyphens and the Unicode form make no difference. Projects and ideas: `finder.ts`.
 */
import { trimVisible } from './visibleText';

/** Characters without a width, such as those that join letters of Indian scripts. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** In other scripts, marks are vowels. */
const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;
/** Letters that have no mark to remove. */
const LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const WORD =
  /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*(?:[-.'’‐@][\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu;
const INNER_MARKS = /[-.'’‐@]/;
/** The endings of "hospitals" and "reactjs". */
const ENDING = /(?<=...)(?:js|s)$/;
/** Words that say little about what is looked for. */
const FILLERS = new Set(
  (
    'a an and are as at based by can for from how i in is it its me my of on or some that the this to using want ' +
    'we where which with need app apps application applications best code complete download free full good ' +
    'idea ideas latest make management manager new online project projects simple software source system systems topic topics website'
  ).split(' '),
);

/** Returns whether a folded word says too little to be looked for beside others. */
export const isFiller = (word: string) => FILLERS.has(word);

/** Reads the words of a text, folded; a compound such as "Node.js" is joined, and has parts. */
export function readWords(text: string): { joined: string; parts: string[] }[] {
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

/** Prepares texts for a search: folded words between spaces; "Node.js" is "nodejs", "node" and "js". */
export function foldTexts(...texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => readWords(text ?? ''));
  return ` ${words.flatMap(({ joined, parts }) => [joined, ...parts]).join(' ')} `;
}

/** Returns the words of a text, folded; a compound is one. */
export const wordsOf = (text: string) => readWords(text).map(({ joined }) => joined);

/** Returns whether two texts are the same to a search; "E-Commerce" is "ecommerce" and "e commerce". */
export const isSameText = (one: string, other: string): boolean =>
  wordsOf(one).join('') === wordsOf(other).join('');

/** Returns the words that say something, or else all. */
export function neededOf(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !isFiller(word));
  return others.length > 0 ? others : words;
}

/**
 * Returns a predicate for texts from `foldTexts` that have all words of a search, or of a compound all parts; an empty
 * search admits all texts, one of signs alone none. Fillers are needed only if nothing else was typed.
 */
export function makeSearch(search: string): (folded: string) => boolean {
  if (trimVisible(search) === '') return () => true;
  const typed = readWords(search);
  const telling = typed.filter(({ joined }) => !isFiller(joined));
  const needed = telling.length > 0 ? telling : typed;
  // No part of a mail address is a filler.
  const wantedOf = (parts: string[]) => (search.includes('@') ? parts : neededOf(parts));
  return (folded) => {
    const begins = (word: string) => folded.includes(` ${word}`);
    return (
      needed.length > 0 &&
      needed.every(
        ({ joined, parts }) =>
          begins(joined.replace(ENDING, '')) || (parts.length > 0 && wantedOf(parts).every(begins)),
      )
    );
  };
}
