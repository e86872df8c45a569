const SHORTEST_WORD = 4;
/** Words up to this length may differ in one letter, longer words in two if they begin alike. */
const SHORT_WORD = 7;

/** Returns whether a word becomes another by at most so many edits: a letter more, less or other, or two swapped. */
function isNear(one: string, other: string, edits: number): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a === b) return true;
  if (edits === 0 || Math.abs(a.length - b.length) > edits) return false;
  const isNearFrom = (skip: number, otherSkip: number) =>
    isNear(a.slice(skip), b.slice(otherSkip), edits - 1);
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return isNearFrom(1, 1) || isNearFrom(1, 0) || isNearFrom(0, 1) || (isSwap && isNearFrom(2, 2));
}

/** Returns the nearest of the words that may be meant, of equally near ones the first; undefined if none is near. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < SHORTEST_WORD) return undefined;
  const nearest = candidates.find((other) => isNear(word, other, 1));
  if (nearest !== undefined || word.length <= SHORT_WORD) return nearest;
  return candidates.find((other) => other[0] === word[0] && isNear(word, other, 2));
}
