import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const NOT_IMPLEMENTED = 501;
const ACCESSIBILITY_STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * The mocks' worker takes itself away when its last page closes. The next page, which loads at that
 * moment, may still see it and ask in vain for its update; nothing depends on that.
 */
const WORKER_IS_LEAVING = /^uncaught: Failed to update a ServiceWorker .*: Not found$/;

type Fixtures = {
  /** Says that this test may bring about a console error, page error or answer that matches. */
  allowConsole: (pattern: RegExp) => void;
};

/**
 * The test of this suite: it fails for an error in the console, an uncaught error and a request that
 * the mock backend does not know (it answers 501), in any tab, unless the test allowed it.
 */
export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [WORKER_IS_LEAVING];
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() !== NOT_IMPLEMENTED) return;
        problems.push(`unhandled: ${response.request().method()} ${response.url()} 501`);
      });
      await use((pattern) => void allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((each) => each.test(problem)));
      expect(unexpected, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that a page keeps every rule of WCAG 2.2, levels A and AA, that a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(ACCESSIBILITY_STANDARDS).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
