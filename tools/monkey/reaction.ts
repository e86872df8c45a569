import type { Page } from '@playwright/test';
import { CONTROLS } from './steps';

const PRESS_TIMEOUT_MS = 3000;
const REACTION_MS = 2500;
const POLL_MS = 50;

/** The effect of a click; `unreachable` if the control is covered or gone. */
export type Reaction = 'reacted' | 'dead' | 'unreachable';

/** Counts changes caused by a click, excluding the control's own ripple and focus. */
async function watchForReaction(page: Page, index: number): Promise<void> {
  await page.evaluate(
    ({ selector, position }) => {
      const target = document.querySelectorAll(selector)[position];
      const state = { changes: 0 };
      const isOwn = ({ target: node, type, attributeName }: MutationRecord) => {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('.MuiTouchRipple-root')) return true;
        return type === 'attributes' && element === target && attributeName === 'class';
      };
      new MutationObserver((records) => {
        state.changes += records.filter((record) => !isOwn(record)).length;
      }).observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const note = () => {
        state.changes += 1;
      };
      document.addEventListener('focusin', ({ target: focused }) => {
        if (focused !== target) note();
      });
      window.addEventListener('scroll', note, true);
      Object.assign(window, { __reaction: state });
    },
    { selector: CONTROLS, position: index },
  );
}

const hasReacted = (page: Page) =>
  page.evaluate(
    () =>
      ((window as unknown as { __reaction?: { changes: number } }).__reaction?.changes ?? 1) > 0,
  );

/**
 * Clicks a control and waits until something has changed on the page, in its URL or on the network.
 */
export async function press(page: Page, index: number): Promise<Reaction> {
  const address = page.url();
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  await watchForReaction(page, index);
  page.on('request', count);
  page.on('download', count);
  try {
    try {
      await page.locator(CONTROLS).nth(index).click({ timeout: PRESS_TIMEOUT_MS });
    } catch {
      return 'unreachable';
    }
    for (let waited = 0; waited < REACTION_MS; waited += POLL_MS) {
      if (requests > 0 || page.url() !== address) return 'reacted';
      // Replacing the page counts as a reaction.
      if (await hasReacted(page).catch(() => true)) return 'reacted';
      await page.waitForTimeout(POLL_MS);
    }
    return 'dead';
  } finally {
    page.off('request', count);
    page.off('download', count);
  }
}
