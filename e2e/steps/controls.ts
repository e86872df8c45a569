import type { Page } from '@playwright/test';

/** A control that a user could use now. */
export type Control = {
  /** Its index among the elements that match `CONTROLS`. */
  index: number;
  /** Its element and its name, for the log. */
  label: string;
  takesText: boolean;
  /** Whether a click must have an effect: it is neither a link to this page nor a selected option. */
  mustReact: boolean;
};

/** Matches every element that a user can operate. */
export const CONTROLS = [
  ...['a[href]', 'button', 'input', 'textarea', 'select', 'summary'],
  ...['button', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Controls that would leave the shop. */
const OUT_OF_BOUNDS = /workbench|^a mailto|file$/i;
const PRESS_TIMEOUT_MS = 3000;
const REACTION_MS = 2500;
const POLL_MS = 50;

/** Returns the controls that are visible, enabled, not covered by a dialog, and inside the shop. */
export async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate((selector) => {
    const isUsable = (element: HTMLElement) =>
      element.checkVisibility() &&
      element.offsetWidth > 1 &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      !element.matches(':disabled, [aria-disabled="true"], [type="file"]') &&
      !(element instanceof HTMLAnchorElement && element.origin !== window.location.origin);
    const nameOf = (element: HTMLElement) => {
      const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = element.getAttribute('aria-label') ?? labels ?? element.textContent;
      return name.trim().replace(/\s+/g, ' ').slice(0, 60);
    };
    const isSettled = (element: HTMLElement) =>
      element.matches(
        '[aria-pressed="true"], [aria-selected="true"], [aria-current], :checked, select, summary, input',
      ) ||
      (element instanceof HTMLAnchorElement && element.href === window.location.href);
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) =>
      isUsable(element)
        ? {
            index,
            label: `${element.tagName.toLowerCase()} ${nameOf(element)}`,
            takesText: element.matches('textarea, input:not([type="checkbox"], [type="radio"])'),
            mustReact: !isSettled(element),
          }
        : [],
    );
  }, CONTROLS);
  return found.filter(({ label }) => !OUT_OF_BOUNDS.test(label));
}

/** Returns what a user sees and where the focus is, without the pressed control's own ripple and focus. */
const lookAt = (page: Page, pressed: number) =>
  page.evaluate(
    ({ selector, index }) => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('.MuiTouchRipple-root').forEach((ripple) => ripple.remove());
      copy.querySelectorAll(selector)[index]?.removeAttribute('class');
      const all = [...document.querySelectorAll('*')];
      const scrolled = all.reduce(
        (sum, { scrollTop, scrollLeft }) => sum + scrollTop + scrollLeft,
        0,
      );
      const focused = document.activeElement;
      const isOwn = focused === document.querySelectorAll(selector)[index];
      const focus = isOwn || focused === document.body ? -1 : all.indexOf(focused!);
      return [window.location.href, copy.outerHTML, scrolled, focus].join('\n');
    },
    { selector: CONTROLS, index: pressed },
  );

/**
 * Clicks a control; returns whether something has changed on the page, in its URL or on the network. A control that is
 * covered or gone counts as one that has reacted.
 */
export async function press(page: Page, index: number): Promise<boolean> {
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const before = await lookAt(page, index);
  page.on('request', count);
  page.on('download', count);
  try {
    await page.locator(CONTROLS).nth(index).click({ timeout: PRESS_TIMEOUT_MS });
    for (let waited = 0; waited < REACTION_MS; waited += POLL_MS) {
      if (requests > 0 || (await lookAt(page, index)) !== before) return true;
      await page.waitForTimeout(POLL_MS);
    }
    return false;
  } catch {
    return true;
  } finally {
    page.off('request', count);
    page.off('download', count);
  }
}
