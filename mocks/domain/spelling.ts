import { wordsOf } from '@/lib/search';
import type { ProjectRow } from './model';
import { nameTexts, oncePerRow } from './search';

const SHORTEST_WORD = 3;
/** Words up to this length may differ in one letter, longer words in two. */
const SHORT_WORD = 4;

/** Returns the edit distance of two words (Damerau-Levenshtein); Infinity if it exceeds `most`. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_entry, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = row;
  }
  const distance = last[other.length]!;
  return distance <= most ? distance : Infinity;
}

/** The words of a project's title, category and technologies that may be meant; numbers never are. */
const knownWords = oncePerRow((row: ProjectRow) =>
  nameTexts(row)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !/^\d+$/.test(word)),
);

/** Returns the known words of projects, the most frequent first. */
function readVocabulary(rows: readonly ProjectRow[]): string[] {
  const counts = new Map<string, number>();
  for (const word of rows.flatMap(knownWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** Returns the nearest known word; the word itself if it is known or no other is near. */
function correct(word: string, vocabulary: readonly string[]): string {
  if (word.length < SHORTEST_WORD || vocabulary.some((known) => known.startsWith(word)))
    return word;
  const most = word.length <= SHORT_WORD ? 1 : 2;
  const [nearest] = vocabulary
    .map((known) => ({ known, distance: editDistance(word, known, most) }))
    .filter(({ distance }) => distance !== Infinity)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.known ?? word;
}

/**
 * Returns a search with the spelling of its words corrected, in a list; none if nothing was
 * corrected or `finds` returns that it has no results either.
 */
export function findSpellings(
  search: string,
  rows: readonly ProjectRow[],
  finds: (text: string) => boolean,
): string[] {
  const vocabulary = readVocabulary(rows);
  const words = wordsOf(search);
  const corrected = words.map((word) => correct(word, vocabulary));
  const isSame = corrected.every((word, index) => word === words[index]);
  const text = corrected.join(' ').normalize('NFC');
  return !isSame && finds(text) ? [text] : [];
}
