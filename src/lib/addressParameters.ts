/** A page number of an address, counted from 1; anything unusable is the first page. */
export function parsePage(value: string | null): number {
  const page = Number(value);
  return value && Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The choice that an address names, or `otherwise` when it names none of them. */
export function parseChoice<Choice extends string, Otherwise extends string>(
  choices: readonly Choice[],
  value: string | null,
  otherwise: Otherwise,
): Choice | Otherwise {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** A search text of an address, its white space tidied; empty when there is none. */
export function parseSearch(value: string | null): string {
  return (value ?? '').replace(/\s+/g, ' ').trim();
}
