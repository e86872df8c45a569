import { foldTexts, neededOf, wordsOf } from '@/lib/search';

/** Words that begin with so many of the same letters are related, such as "health" and "healthy". */
const LEAST_LETTERS = 4;

function sharedLetters(one: string, other: string): number {
  const differs = [...one].findIndex((letter, index) => letter !== other[index]);
  return differs < 0 ? one.length : differs;
}

/**
 * Returns the categories whose names are related to a search, the nearest first; none if nothing
 * was searched for or nothing is near.
 */
export function nearestCategories(categories: readonly string[], search: string): string[] {
  const wanted = neededOf(wordsOf(search));
  const nearness = (category: string) => {
    const words = foldTexts(category).trim().split(' ');
    const shared = wanted.map((one) =>
      Math.max(...words.map((other) => sharedLetters(one, other))),
    );
    return shared
      .filter((letters) => letters >= LEAST_LETTERS)
      .reduce((sum, each) => sum + each, 0);
  };
  return categories
    .map((category) => ({ category, near: nearness(category) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .map(({ category }) => category);
}
