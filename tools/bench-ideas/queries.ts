/** The queries to type, each into an empty search box. */
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

/** Returns the contents of the box while a query is typed and then half deleted. */
export function statesOf(query: string): string[] {
  const typed = Array.from(query, (_character, index) => query.slice(0, index + 1));
  const deleted = typed.slice(Math.floor(query.length / 2), -1).reverse();
  return [...typed, ...deleted];
}
