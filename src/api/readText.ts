const UNTITLED = 'Untitled project';

/** Returns a text; numbers become digits, lists of texts are joined, and anything else is empty. */
export function readText(value: unknown, separator = ' '): string {
  if (Array.isArray(value)) {
    return value.filter((entry) => typeof entry === 'string').join(separator);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the title of a project; a placeholder when there is none. */
export function readTitle(value: unknown): string {
  return readText(value).trim() || UNTITLED;
}
