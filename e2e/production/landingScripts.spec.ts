import { expect } from '@playwright/test';
import { test } from '../fixtures';

const SCRIPT = /\/assets\/[^/]+\.js$/;

// The page's requests are counted, not those of its service worker.
test.use({ serviceWorkers: 'block' });

for (const path of ['/projects', '/projects/1']) {
  test(`the page at ${path} requests its scripts beside the main script`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (SCRIPT.test(request.url())) scripts.push(request.url());
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    const requested = new Set(scripts);

    release();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // None was requested twice, as an address that the app does not use would be.
    expect(scripts.filter((address) => requested.has(address))).toHaveLength(requested.size);
  });
}
