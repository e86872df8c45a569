import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { cards, checkout, open } from '../steps/shop';

const MAX_TAB_PRESSES = 80;

/** Presses Tab until the target is focused; throws if it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with the Tab key');
}

test('a project can be bought with the keyboard only', async ({ page }) => {
  await open(page, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('new@example.com');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('password');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Projects', exact: true }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('article').first().getByRole('link', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Purchase Now' }));
  await page.keyboard.press('Enter');

  const form = checkout(page);
  await expect(form).toBeVisible();
  await tabTo(page, form.getByLabel('Card number'));
  await page.keyboard.type(cards.succeeds);
  await tabTo(page, form.getByLabel('Expiry (MM/YY)'));
  await page.keyboard.type('1249');
  await tabTo(page, form.getByLabel('CVV'));
  await page.keyboard.type('123');
  await tabTo(page, form.getByLabel('Name on card'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Nikhil Verma');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});
