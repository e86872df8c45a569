import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { copyBuild } from '../steps/copyBuild';
import { logIn, open } from '../steps/shop';

const OFFLINE = /Failed to load resource|net::ERR_|Failed to fetch/;

/** Returns the URLs in the service worker's cache. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** Waits until the service worker has cached the document, which it caches last. */
const untilKept = (page: Page) =>
  expect
    .poll(async () => (await keptAddresses(page)).some((url) => url.endsWith('/app.html')))
    .toBe(true);

/** Expects the page of an offline visit, with the title of an owned project. */
async function expectOwned(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(main).toContainText(title);
}

test(
  'a shop that was visited once shows what is owned and the cart without a server',
  {
    tag: '@nginx',
  },
  async ({ page, serve, allowConsole }) => {
    allowConsole(OFFLINE);
    const { address, stop } = await serve();
    await open(page, `${address}/login`);
    await logIn(page, 'asha@example.com');
    // Nobody owns the newest project of the seeds.
    await open(page, `${address}/projects/1`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
    await open(page, `${address}/my-projects`);
    const first = page.getByRole('article').first().getByRole('heading');
    const title = await first.innerText();
    await untilKept(page);

    await stop();
    for (const path of ['/my-projects', '/projects/4']) {
      await page.goto(`${address}${path}`);
      await expectOwned(page, title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Your cart' })).toBeVisible();
      await expect(main).toContainText('Bazaarline Multi-Vendor Marketplace');
    }
  },
);

test(
  'the login outlasts two visits without a network',
  { tag: '@night' },
  async ({ page, context, allowConsole }) => {
    allowConsole(OFFLINE);
    await open(page, '/login');
    await logIn(page, 'asha@example.com');
    await open(page, '/my-projects');
    const title = await page.getByRole('article').first().getByRole('heading').innerText();
    await untilKept(page);

    await context.setOffline(true);
    // Chromium at times reports "online" to a page that is being left, which reloads it.
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/my-projects');
    await expectOwned(first, title);
    await second.goto('/dashboard');
    await expectOwned(second, title);
    await context.setOffline(false);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Rao');
  },
);

test('a new deployment is seen at once', { tag: '@night' }, async ({ page, serve, host }) => {
  const directory = copyBuild();
  const { address, stop } = await serve({ directory });
  for (const path of ['/about', '/']) {
    await open(page, `${address}${path}`);
    await untilKept(page);
  }
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  for (const name of ['index.html', 'app.html']) {
    const file = join(directory, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<html', '<html data-deployed="2"'));
  }
  if (!host.isWatching) {
    await stop();
    await serve({ directory, port: Number(new URL(address).port) });
  }
  for (const path of ['/', '/about']) {
    await page.goto(`${address}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-deployed', '2');
  }
});

test('no answer of the backend is kept', { tag: '@night' }, async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  for (const path of ['/my-projects', '/payments', '/dashboard', '/projects/4']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await untilKept(page);
  const { origin } = new URL(page.url());
  const others = (await keptAddresses(page)).filter(
    (url) => !/^\/(assets\/.+|app\.html|config\.json)$/.test(url.replace(origin, '')),
  );
  expect(others).toEqual([]);
});
