import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, test } from '../fixtures';
import { logIn, open, payAndUnzip } from '../steps/shop';

const PHONE = { width: 390, height: 844 };
/** Chromium logs every 404 response, such as those of missing extensions. */
const NOT_OFFERED = /Failed to load resource: the server responded with a status of 404/;

const cards = (page: Page) => page.getByRole('article');
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test('a customer finds a project by filters and buys it', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'new@example.com');
  await open(page, '/projects');
  await rail(page).getByRole('button', { name: 'Show all 24' }).click();
  await rail(page)
    .getByRole('checkbox', { name: /^Healthcare/ })
    .click();
  await expect(page).toHaveURL(/\?category=Healthcare$/);
  await rail(page)
    .getByRole('checkbox', { name: /^Has a live demo/ })
    .click();
  await expect(page.getByRole('button', { name: 'Remove filter Live demo' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const card = cards(page).first();
  await expect(card.getByText('Healthcare')).toBeVisible();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/category=Healthcare&has_demo=true$/);
  await cards(page).first().getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Purchase Now' }).first().click();
  const { fileName } = await payAndUnzip(page);
  expect(fileName).toContain(title.slice(0, 8));
});

test('on a phone the filters open in a sheet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/projects');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: /^Up to ₹1,000/ }).click();
  const show = sheet.getByRole('button', { name: /^Show \d+ projects?$/ });
  await expect(show).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const total = /\d+/.exec(await show.innerText())![0];
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(` of ${total} projects$`))).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test('a search suggests categories and projects, and corrects spellings', async ({ page }) => {
  await open(page, '/projects');
  await page.getByRole('textbox', { name: 'Search projects...' }).pressSequentially('health');
  await expect(page.getByRole('option', { name: /^Healthcare/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=Healthcare$/);
  await open(page, '/projects?search=hospitl');
  await page.getByRole('link', { name: 'hospital' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a shop without extensions has no holes', async ({ page, allowConsole }) => {
  allowConsole(NOT_OFFERED);
  await open(page, '/projects?extensions=none');
  await expect(cards(page)).toHaveCount(12);
  await expect(rail(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search projects...' }).fill('health');
  await expect(page).toHaveURL(/search=health/);
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await cards(page).first().getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open(page, '/');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
