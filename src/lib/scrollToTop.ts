/** Returns how to scroll the page: smoothly, unless the user prefers less motion. */
export function pageScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls to the top of the page, smoothly unless the user prefers less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: pageScrollBehavior() });
}
