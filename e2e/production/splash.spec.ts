import { expect } from '@playwright/test';
import { test } from '../fixtures';

test('the splash covers the page for its time and then goes', async ({ page }) => {
  // Reads the splash once the HTML is parsed, before any script of the page can remove it.
  const seen = new Promise<{ text: string; position: string }>((resolve) => {
    void page.exposeFunction('reportSplash', resolve);
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const splash = document.getElementById('splash')!;
        void (window as unknown as { reportSplash: (seen: object) => void }).reportSplash({
          text: splash.textContent,
          position: getComputedStyle(splash).position,
        });
      },
      { once: true },
    );
  });
  await page.goto('/projects');
  const { text, position } = await seen;
  expect(text).toContain('Launchyard');
  expect(text).toContain('Loading');
  expect(position).toBe('fixed');
  await expect(page.locator('#splash')).toHaveCount(0);
  const shownFor = await page.evaluate(() => performance.now());
  expect(shownFor).toBeGreaterThan(2400);
});
