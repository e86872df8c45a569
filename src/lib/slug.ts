/** Returns the words of a text in lower case with hyphens between them, as addresses have them. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns whether words of a slug begin like a text; a hyphen at its end means whole words. */
export const hasWords = (slug: string, words: string): boolean => `-${slug}-`.includes(`-${words}`);
