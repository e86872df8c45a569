import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  expectAccessibleInBothSchemes,
  expectAccessibleOnEveryScreen,
  expectToFit,
  test,
} from '../fixtures';
import { open } from '../steps/shop';

const LISTS = ['projects', 'payments', 'users', 'reviews'];

/** Opens a list of the admin panel as an admin and waits for its rows. */
async function openList(page: Page, list: string, query = ''): Promise<void> {
  await open(page, `/admin/${list}?as=admin${query}`);
  await expect(page.getByText(/^Showing \d/)).toBeVisible();
}

for (const list of LISTS) {
  test(`the list of ${list} is accessible and never scrolls sideways`, async ({ page }) => {
    await openList(page, list);
    await expectAccessibleOnEveryScreen(page);
    await expectToFit(page);
  });
}

test('the confirmation of an action is accessible', async ({ page }) => {
  await openList(page, 'users');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Make admin' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the keyboard can sort a list, open the menu of a row and return to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, 'users');
  await page.getByRole('combobox', { name: 'Verified' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=name&order=ASC/);
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await expect(menu).toHaveAccessibleName(/^Actions for A/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitem', { name: 'Show payments' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('an admin can export filtered payments', async ({ page }) => {
  await openList(page, 'payments', '&status=refunded');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes(',refunded,'))).toBe(true);
});
