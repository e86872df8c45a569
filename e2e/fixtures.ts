import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { type Host, type HostOptions, staticHost } from '../tools/serve/hosts';
import { readBackendLog } from './backendLog';

const PRODUCTION_TESTS = resolve(__dirname, 'production');

/** The production build. */
export const BUILD = resolve(__dirname, '../dist');

const NOT_IMPLEMENTED = 501;
const ACCESSIBILITY_STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Widths in pixels. */
const WIDTHS = [320, 768, 1024, 1440];

/** Options of the projects. */
export type Options = {
  /** The server that tests use to serve a build themselves. */
  host: Host;
};

type Fixtures = {
  /** Serves the production build, or another folder, on its own port until the test ends. */
  serve: (
    options?: Partial<HostOptions>,
  ) => Promise<{ address: string; stop: () => Promise<void> }>;
  /** Allows console errors, page errors and unhandled requests that match the pattern. */
  allowConsole: (pattern: RegExp) => void;
  /** Saves the mock server's log with the results of a failed test of the production build. */
  backendLog: void;
};

/**
 * A Playwright test that fails on console errors, uncaught errors and requests unknown to the mock
 * backend (status 501) in any tab, unless `allowConsole` allows them.
 */
export const test = base.extend<Fixtures & Options>({
  host: [staticHost, { option: true }],
  serve: async ({ host }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const { port, stop } = await host.start({ directory: BUILD, ...options });
      stops.push(stop);
      return { address: `http://localhost:${port}`, stop };
    });
    for (const stop of stops) await stop();
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
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
      expect(unexpected, 'unexpected problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  backendLog: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use, testInfo) => {
      await use();
      const { project, status, expectedStatus } = testInfo;
      if (status === expectedStatus || project.testDir !== PRODUCTION_TESTS) return;
      const log = await readBackendLog().catch((error: unknown) => String(error));
      writeFileSync(testInfo.outputPath('backend-log.txt'), `${log}\n`);
    },
    { auto: true },
  ],
});

/** Expects every id of a page to be unique. axe no longer checks ids that nothing refers to. */
async function expectUniqueIds(page: Page): Promise<void> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(repeated, `ids that ${page.url()} uses twice`).toEqual([]);
}

/** Waits for transitions to end. Colours between two accessible ones may lack contrast. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/**
 * Expects a page to pass all automated checks for WCAG 2.2, levels A and AA, and to use no id twice.
 * `within`, a CSS selector, limits the checks of WCAG to a part of the page.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectUniqueIds(page);
  await waitForTransitions(page);
  // No page contains frames of other sites, so the results need no page of their own.
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(ACCESSIBILITY_STANDARDS);
  if (within) builder.include(within);
  const { violations, incomplete } = await builder.analyze();
  // axe leaves it to people to judge a reference to an id that does not exist.
  const dangling = incomplete.filter(({ id }) => id === 'aria-valid-attr-value');
  const found = [...violations, ...dangling].map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Expects a page, or a part of it, to be accessible in the dark scheme on a phone and in the light one on a
 * wide screen, without reloading it.
 */
export async function expectAccessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  for (const { colorScheme, width } of [
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 1440 },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await expectAccessible(page, within);
  }
}

/** Expects a page never to scroll sideways, from a small phone to a large screen. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, { message: `${page.url()} at ${width} px` }).toBe(0);
  }
}
