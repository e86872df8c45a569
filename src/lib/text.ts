function split(value: string | null | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Entries of a text that separates them by newlines. */
export function splitLines(value: string | null | undefined): string[] {
  return split(value, '\n');
}

/** Entries of a text that separates them by commas. */
export function splitCommas(value: string | null | undefined): string[] {
  return split(value, ',');
}
