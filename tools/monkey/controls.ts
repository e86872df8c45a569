import type { Page } from '@playwright/test';
import { CONTROLS, type Control } from './steps';

/** Controls that would leave the shop. */
const OUT_OF_BOUNDS = /workbench|^a mailto|file$/i;

/**
 * Returns the controls that a user could use now: visible, enabled, not covered by a dialog, and
 * inside the shop.
 */
export async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate((selector) => {
    const isUsable = (element: Element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
      if (element.closest('[inert], [aria-hidden="true"]')) return false;
      if (element.matches(':disabled, [aria-disabled="true"], [type="file"]')) return false;
      if (element instanceof HTMLAnchorElement && element.origin !== window.location.origin) {
        return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const nameOf = (element: Element) => {
      const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = element.getAttribute('aria-label') ?? labels ?? element.textContent ?? '';
      return name.trim().replace(/\s+/g, ' ').slice(0, 60);
    };
    const isText = (element: Element) =>
      element.matches(
        'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], ' +
          'input[type="password"], input[type="tel"], input[type="number"], input[type="url"]',
      );
    const isSettled = (element: Element) =>
      element.matches(
        '[aria-pressed="true"], [aria-selected="true"], [aria-current], :checked, select, summary, input',
      ) ||
      (element instanceof HTMLAnchorElement && element.href === window.location.href);
    return [...document.querySelectorAll(selector)].flatMap((element, index) =>
      isUsable(element)
        ? [
            {
              index,
              label: `${element.tagName.toLowerCase()} ${nameOf(element)}`,
              takesText: isText(element),
              mustReact: !isSettled(element),
            },
          ]
        : [],
    );
  }, CONTROLS);
  return found.filter(({ label }) => !OUT_OF_BOUNDS.test(label));
}
