/** Copies a text to the clipboard; rejects when the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('This page may not write to the clipboard');
  await navigator.clipboard.writeText(text);
}

/** How long the object URL is kept while the browser reads the file, in milliseconds. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Saves a file as a browser download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}

/** Returns how to scroll the page: smoothly, unless the user prefers less motion. */
export function pageScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls to the top of the page, smoothly unless the user prefers less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: pageScrollBehavior() });
}

/** Returns whether this page load is a reload. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload';
}
