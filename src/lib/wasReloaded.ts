/** Returns whether the user reloaded the page, rather than came to it by an address or a link. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}
