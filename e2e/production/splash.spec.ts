import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../steps/holdRequests';

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

test('the splash stays until the app is rendered', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const noteHeader = () => {
      document.documentElement.dataset.hasHeader = String(
        document.querySelector('header') !== null,
      );
    };
    document.addEventListener('DOMContentLoaded', () => {
      const splash = document.getElementById('splash')!;
      new MutationObserver(noteHeader).observe(splash, { attributeFilter: ['data-leaving'] });
    });
  });
  const release = await holdRequests(page, '**/assets/main.*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.now() > 3000);
  await expect(page.locator('#splash')).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-header', 'true');
});

test('the splash says that the app could not be loaded, and offers to reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByText('The shop could not be started')).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
  await page.unroute('**/assets/main.*.js');
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('#splash')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
});
