/** What is typed into the search box, key by key; each begins with an empty box. */
export const QUERIES = [
  'dental',
  'Billing',
  'react',
  'market',
  'blockch',
  'chess co',
  'offline',
  'smart',
  'school',
  'tracking',
] as const;

/** The texts that stand in the box one after the other while a query is typed and taken back by half. */
export function statesOf(query: string): string[] {
  const typed = Array.from(query, (_character, index) => query.slice(0, index + 1));
  const takenBack = typed.slice(Math.floor(query.length / 2), -1).reverse();
  return [...typed, ...takenBack];
}
