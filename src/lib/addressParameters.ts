/** Parses an id in an address; null when it is invalid. */
export function parseId(value: string | null | undefined): number | null {
  const id = value && /^[1-9]\d*$/.test(value) ? Number(value) : NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** Parses a page number in an address, counted from 1; anything invalid is the first page. */
export function parsePage(value: string | null): number {
  return parseId(value) ?? 1;
}

/** Parses a choice in an address; returns `otherwise` for anything else. */
export function parseChoice<Choice extends string, Otherwise extends string>(
  choices: readonly Choice[],
  value: string | null,
  otherwise: Otherwise,
): Choice | Otherwise {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Parses a search text in an address and normalizes its white space; empty when there is none. */
export function parseSearch(value: string | null): string {
  return (value ?? '').replace(/\s+/g, ' ').trim();
}
