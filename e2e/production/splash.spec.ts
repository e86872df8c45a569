import { expect } from '@playwright/test';
import { test } from '../fixtures';

test('the splash covers the page for its time and then goes', async ({ page }) => {
  // The splash may be gone by the load event on a busy machine.
  await page.goto('/projects', { waitUntil: 'commit' });
  const splash = page.locator('#splash');
  await expect(splash).toContainText('Launchyard');
  await expect(splash).toContainText('Loading');
  await expect(splash).toHaveCSS('position', 'fixed');
  await expect(splash).toHaveCount(0);
  const shownFor = await page.evaluate(() => performance.now());
  expect(shownFor).toBeGreaterThan(2400);
});
