import { expect, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../tools/chromium/chromium';
import { test } from '../fixtures';
import { open } from '../steps/shop';

const PAGES = [
  '/',
  '/projects',
  '/projects/4',
  '/cart',
  '/login?as=visitor',
  '/dashboard?as=owner',
];

// Twice the default of 16 px, as set in the browser's settings.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
});

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the key figures that are wider than their cards. */
const cutOffFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main dd')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

for (const width of [390, 1280]) {
  test(`text at 200 % fits a screen of ${width} px`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => overflowOf(page), { message: path }).toBe(0);
      expect(await cutOffFigures(page), path).toEqual([]);
    }
  });
}
