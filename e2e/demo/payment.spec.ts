import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { cards, checkout, logIn, open, payByCard } from '../steps/shop';

const PROJECT = '/projects/4';

async function openAsNewCustomer(page: Page, path: string) {
  await open(page, '/login');
  await logIn(page, 'new@example.com');
  await open(page, path);
}

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Now' }).click();

test('a declined card leaves the form open, and another card pays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/simulated-checkout\/payments/);
  await openAsNewCustomer(page, PROJECT);
  await purchase(page);
  await payByCard(page, cards.declined);
  await expect(checkout(page).getByRole('alert')).toBeVisible();
  await payByCard(page, cards.succeeds);
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});

test('dismissing the checkout frees the button', async ({ page }) => {
  await openAsNewCustomer(page, PROJECT);
  await purchase(page);
  await expect(checkout(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Payment cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
});

test('a forged signature gives nothing', async ({ page, allowConsole }) => {
  allowConsole(/Verifying payment|status of 400/);
  await openAsNewCustomer(page, `${PROJECT}?scenario=forgedSignature`);
  await purchase(page);
  await payByCard(page, cards.succeeds);
  await expect(
    page.getByText('Payment verification failed. Please contact support.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
  await open(page, '/my-projects?scenario=none');
  await expect(page.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible();
});

test('a reload in the middle of paying loses nothing and buys nothing', async ({ page }) => {
  await openAsNewCustomer(page, PROJECT);
  await purchase(page);
  await expect(checkout(page)).toBeVisible();
  await open(page, PROJECT);
  await expect(checkout(page)).toHaveCount(0);
  await purchase(page);
  await payByCard(page, cards.succeeds);
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});
