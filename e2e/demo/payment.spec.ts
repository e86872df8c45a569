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

test('after a declined card the form stays open, and another card works', async ({
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

test('dismissing the checkout enables the button again', async ({ page }) => {
  await openAsNewCustomer(page, PROJECT);
  await purchase(page);
  await expect(checkout(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Payment cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeEnabled();
});

test('a forged signature does not grant ownership', async ({ page, allowConsole }) => {
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

test('a reload during a payment buys nothing and allows paying again', async ({ page }) => {
  await openAsNewCustomer(page, PROJECT);
  await purchase(page);
  await expect(checkout(page)).toBeVisible();
  await open(page, PROJECT);
  await expect(checkout(page)).toHaveCount(0);
  await purchase(page);
  await payByCard(page, cards.succeeds);
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});

test('a payment that succeeds after the checkout is closed', async ({ page }) => {
  await open(page, '/projects/4?as=customer&payment=lateSuccess');
  await purchase(page);
  await expect(page.getByText('Payment cancelled')).toBeVisible();
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});

test('two tabs create only one order', async ({ page, context }) => {
  const orders: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/create-order')) orders.push(request.url());
  });
  await openAsNewCustomer(page, PROJECT);
  const other = await context.newPage();
  await open(other, PROJECT);
  await purchase(page);
  await expect(checkout(page)).toBeVisible();
  await purchase(other);
  await expect(other.getByText(/this project is being paid for in another tab\.$/)).toBeVisible();
  await payByCard(page, cards.succeeds);
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
  await purchase(other);
  await expect(other.getByText('You own this project already. You can download it.')).toBeVisible();
  await expect(other.getByText('Owned', { exact: true })).toBeVisible();
  expect(orders).toHaveLength(1);
});
