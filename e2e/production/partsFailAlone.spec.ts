import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { copyBuild } from '../steps/copyBuild';
import { logIn, open } from '../steps/shop';

const header = (page: Page) => page.getByRole('banner');

/** Waits for what every page loads for a signed-in user, so that only the part under test is missing. */
const chatLoaded = (page: Page) =>
  expect(page.getByRole('button', { name: /^Open support chat/ })).toBeVisible();

/** Responds with 404 to every script not yet loaded, as after a deployment. */
const withdrawScripts = (page: Page) =>
  page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));

/** Responds to a check of the version with that of another deployment. */
const serveNewerVersion = (page: Page) =>
  page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script src="/assets/main.another.js"></script>',
    }),
  );

/** Console output about requests that fail on purpose. */
const FAILED_LOADING =
  /Failed to load resource|Refused to execute script|net::ERR_|Loading chunk|ChunkLoadError|Rendering .* failed|fetching the script|Loading the payment failed/;

test.beforeEach(({ allowConsole }) => allowConsole(FAILED_LOADING));

test.describe('offline', () => {
  test('a page that was never loaded says so, and opens when the network is back', async ({
    page,
    context,
  }) => {
    await open(page, '/about');
    await context.setOffline(true);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test(
    'a message is shown though its code was never loaded',
    { tag: '@night' },
    async ({ page, context }) => {
      await open(page, '/about');
      await context.setOffline(true);
      await header(page).getByRole('button', { name: 'Cart' }).click();
      await expect(page.getByText('Please login to view your cart')).toBeVisible();
      await expect(header(page)).toBeVisible();
    },
  );
});

test.describe('a purchase', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/login');
    await logIn(page, 'new@example.com');
    await open(page, '/projects/4');
    await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
    await chatLoaded(page);
  });

  test('says offline that the server cannot be reached', async ({ page, context }) => {
    // Not even the service worker has the code.
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Purchase Now' }).click();
    await expect(
      page.getByText('Cannot connect to server. Please make sure the server is running.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
  });

  test('offers a newer version whose deployment has replaced its code', async ({ page }) => {
    await withdrawScripts(page);
    await serveNewerVersion(page);
    await page.getByRole('button', { name: 'Purchase Now' }).click();
    await expect(page.getByText('A newer version of the shop is ready')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Purchase Now' }).click();
    await expect(page.getByRole('dialog', { name: /Simulated checkout/ })).toBeVisible();
  });
});

test.describe('after a deployment', () => {
  test('a menu that is missing leaves the page alone and can be tried again', async ({ page }) => {
    await open(page, '/login');
    await logIn(page, 'asha@example.com');
    await open(page, '/about');
    const account = header(page).getByRole('button', { name: /^Account of/ });
    await chatLoaded(page);
    await withdrawScripts(page);
    await account.click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  test(
    'scripts that are gone from the server leave the page alone',
    {
      tag: '@nginx',
    },
    async ({ page, serve }) => {
      const directory = copyBuild();
      const { address } = await serve({ directory });
      await open(page, `${address}/login`);
      await logIn(page, 'asha@example.com');
      await open(page, `${address}/about`);
      const account = header(page).getByRole('button', { name: /^Account of/ });
      await chatLoaded(page);
      rmSync(join(directory, 'assets'), { recursive: true });
      await account.click();
      await expect(
        page.getByRole('alert').getByRole('button', { name: 'Try Again' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
