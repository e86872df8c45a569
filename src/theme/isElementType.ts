/**
 * Stands in for `react-is` in builds where Material UI merges objects: true for a component that is an
 * object, such as a memoized one, which is handed on as it is. Other values it tells apart by itself.
 */
export function isValidElementType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
