/** Text that runs a script if rendered as markup. */
export const MARKUP =
  '<img src=x onerror="window.broken = true"><script>window.broken = true</script>';

/** Fails if `MARKUP` was rendered as elements. */
export function expectNoMarkup(): void {
  const scripts = [...document.scripts].map(({ textContent }) => textContent);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(scripts).not.toContain('window.broken = true');
}
