/** Text that would do harm, were it taken for markup. */
export const MARKUP =
  '<img src=x onerror="window.broken = true"><script>window.broken = true</script>';

/** Fails when the document holds an element that the text speaks of. */
export function expectNoMarkup(): void {
  const scripts = [...document.scripts].map(({ textContent }) => textContent);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(scripts).not.toContain('window.broken = true');
}
