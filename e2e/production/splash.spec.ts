import { expect } from '@playwright/test';
import { test } from '../fixtures';

test('the splash covers the page for its time and is then removed', async ({ page }) => {
  // Reads the splash once the HTML is parsed, before any script of the page can remove it.
  await page.addInitScript(() => {
    const read = () => {
      const splash = document.getElementById('splash')!;
      document.documentElement.dataset.splashText = splash.textContent;
      document.documentElement.dataset.splashPosition = getComputedStyle(splash).position;
    };
    document.addEventListener('readystatechange', read, { once: true });
  });
  await page.goto('/projects');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-splash-text', /Launchyard[^]*Loading/);
  await expect(html).toHaveAttribute('data-splash-position', 'fixed');
  await expect(page.locator('#splash')).toHaveCount(0);
  const shownFor = await page.evaluate(() => performance.now());
  expect(shownFor).toBeGreaterThan(2400);
});
