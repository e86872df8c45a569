import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { cards, checkout, open, payByCard, register } from '../steps/shop';

/** A slow 3G network: 400 kbit/s with 400 ms latency. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

// The page's throttling does not apply to its service worker.
test.use({ serviceWorkers: 'block' });

test(
  'on 3G a customer browses, signs up and buys, and the download can be started again',
  { tag: '@night' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const limit = (speed: typeof UNLIMITED) =>
      session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    await session.send('Network.enable');
    await limit(SLOW_3G);

    await open(page, '/projects');
    await page.getByRole('article').nth(1).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'Purchase Now' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, `slow-${Date.now()}@example.com`);
    await expect(checkout(page)).toBeVisible();
    await payByCard(page, cards.succeeds);
    await expect(page.getByText('Owned', { exact: true })).toBeVisible();

    // A file of some megabytes takes minutes on this network.
    await expect(page.getByText(/^Downloading… \d+%$/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Cancel download of / })
      .first()
      .click();
    await limit(UNLIMITED);
    const download = page.waitForEvent('download', { timeout: 20_000 });
    await page
      .getByRole('button', { name: /^Download / })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  },
);
