import type { ProjectRow } from './model';

const MOST_SPELLINGS = 3;
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

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of titles, categories and technologies, the most frequent first. */
function readVocabulary(rows: readonly ProjectRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, category, technologies } of rows) {
    for (const word of toWords([title, category ?? '', ...technologies].join(' '))) {
      if (word.length >= SHORTEST_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** Returns the most similar words, the nearest first; only the word itself if it is known. */
function similarWords(word: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.includes(word)) return [word];
  const most = word.length <= SHORT_WORD ? 1 : 2;
  return vocabulary
    .map((known) => ({ known, distance: editDistance(word, known, most) }))
    .filter(({ distance }) => distance !== Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_SPELLINGS)
    .map(({ known }) => known);
}

/**
 * Returns searches spelled like one without results, the most similar first: the whole text with
 * its words corrected, then single words. `finds` returns whether a search has results.
 */
export function findSpellings(
  search: string,
  rows: readonly ProjectRow[],
  finds: (text: string) => boolean,
): string[] {
  const vocabulary = readVocabulary(rows);
  const words = toWords(search).filter((word) => word.length >= SHORTEST_WORD);
  const similar = words.map((word) => similarWords(word, vocabulary));
  const whole = words.map((word, index) => similar[index]![0] ?? word).join(' ');
  const candidates = [...new Set([whole, ...similar.flat()])].filter(
    (text) => text !== '' && text !== search,
  );
  const spellings: string[] = [];
  for (const text of candidates) {
    if (spellings.length < MOST_SPELLINGS && finds(text)) spellings.push(text);
  }
  return spellings;
}
