import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { productionVariables } from '../environment';

/** Card numbers of the simulated checkout, by outcome. */
export const cards = {
  succeeds: '4100280000001007',
  declined: '4100280000060003',
} as const;

const PASSWORD = 'password';

/** Skips the splash of the production build, for tests that open many pages. */
export async function skipSplash(context: BrowserContext): Promise<void> {
  const { API_HOST: apiHost, CHECKOUT_SCRIPT_URL: checkoutScriptUrl } = productionVariables;
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { apiHost, checkoutScriptUrl, splashMs: 0 } }),
  );
}

/** Opens a page and waits until the splash screen is gone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#splash')).toHaveCount(0, { timeout: 15_000 });
}

/**
 * Waits until the browser's history shows as many open layers, such as menus and dialogs, as the page does. The way
 * back from the entry of a closed one would cut a navigation by address short.
 */
export async function expectLayers(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate<number>('window.history.state?.layers ?? 0')).toBe(count);
}

/** Registers a new user on the registration page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+919845018261');
  await page.getByLabel('Password', { exact: true }).fill('a-long-secret');
  await page.getByLabel('Confirm password', { exact: true }).fill('a-long-secret');
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Logs in on the login page. */
export async function logIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  // The URL changes before the page, and the previous page may have an email field of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

/** The open simulated checkout. */
export function checkout(page: Page): Locator {
  return page.getByRole('dialog', { name: /Simulated checkout/ });
}

/** Fills in the card form of the open checkout and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const dialog = checkout(page);
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry (MM/YY)').fill('12/49');
  await dialog.getByLabel('CVV').fill('123');
  await dialog.getByLabel('Name on card').fill('Ravi Kumar');
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
}

/** Pays with a valid card and returns the name of the downloaded zip file and its entries. */
export async function payAndUnzip(page: Page): Promise<{ fileName: string; entries: string[] }> {
  const download = page.waitForEvent('download', { timeout: 20_000 });
  await payByCard(page, cards.succeeds);
  await expect(
    page.getByText('Payment successful! You can now download the project.'),
  ).toBeVisible();
  const file = await download;
  const entries = Object.keys(unzipSync(new Uint8Array(await readFile(await file.path()))));
  return { fileName: file.suggestedFilename(), entries };
}
