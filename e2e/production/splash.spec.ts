import { expect } from '@playwright/test';
import { test } from '../fixtures';

test('the splash covers the page for its time and then goes', async ({ page }) => {
  // On a busy machine the splash may be gone by the load event, or between two questions.
  await page.goto('/projects', { waitUntil: 'commit' });
  const splash = page.locator('#splash');
  const shown = await splash.evaluate((element) => ({
    text: element.textContent,
    position: getComputedStyle(element).position,
  }));
  expect(shown.text).toContain('Launchyard');
  expect(shown.text).toContain('Loading');
  expect(shown.position).toBe('fixed');
  await expect(splash).toHaveCount(0);
  const shownFor = await page.evaluate(() => performance.now());
  expect(shownFor).toBeGreaterThan(2400);
});
