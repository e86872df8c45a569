import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { open } from '../steps/shop';

const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('article');

test('on a phone the filters open in a sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/projects');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ projects?$/ });
  const all = await show.innerText();
  await sheet.getByRole('radio', { name: /^Up to ₹1,000/ }).click();
  await expect(show).not.toHaveText(all);
  const total = /\d+/.exec(await show.innerText())![0];
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(` of ${total} projects$`))).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test(
  'a search suggests categories and projects, and corrects spellings',
  { tag: '@night' },
  async ({ page }) => {
    await open(page, '/projects');
    await page.getByRole('textbox', { name: 'Search projects...' }).pressSequentially('health');
    await expect(page.getByRole('option', { name: /^Healthcare/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?category=Healthcare$/);
    await open(page, '/projects?search=hospitl');
    await page.getByRole('link', { name: 'hospital' }).click();
    await expect(cards(page).first()).toBeVisible();
  },
);
