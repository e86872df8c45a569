import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { openChat } from '../steps/chat';
import { checkout, expectLayers, open } from '../steps/shop';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** What lies over a page, how it is opened, and how it is found. */
const LAYERS = [
  ['/projects', press('Filters'), button('Close filters')],
  ['/projects/1', press(/^Enlarge picture 1/), dialog(/^Pictures of/)],
  ['/about', press('Open menu'), button('Close menu')],
  ['/help', press(/^Account of/), (page: Page) => page.getByRole('menu', { name: 'Account' })],
  ['/help', openChat, dialog('Support Chat')],
  [
    '/payments',
    async (page: Page) => {
      await press(/^More about the payment/)(page);
      await page.getByRole('menuitem', { name: /invoice/i }).click();
    },
    dialog(/invoice/i),
  ],
  [
    '/dashboard',
    press('Delete my account'),
    (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
  ],
  ['/projects/4', press(/^(Purchase|Buy) Now/i), checkout],
] as const;

test('Back closes what is open on a phone, and leaves the page only afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/refund-policy?as=owner');
  for (const [path, show, find] of LAYERS) {
    await open(page, path);
    const url = page.url();
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await show(page);
      await expect(find(page), path).toBeVisible();
      await close();
      await expect(find(page), path).toBeHidden();
      expect(page.url(), path).toBe(url);
    }
    await expectLayers(page, 0);
  }

  await open(page, '/projects');
  await press('Filters')(page);
  await page.getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/\/projects\?/);
  await page.goBack();
  await expect(button('Close filters')(page)).toBeHidden();
  await expect(page).toHaveURL(/\/projects\?/);
  await press('Open menu')(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Talk to/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\/4$/);
});

test('Back closes what is open where a fragment once led, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/projects/4?as=owner#reviews');
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeInViewport();
  await page.mouse.wheel(0, -9999);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeInViewport();
  await press('Open menu')(page);
  await expect(button('Close menu')(page)).toBeVisible();
  await page.goBack();
  await expect(button('Close menu')(page)).toBeHidden();
  await expect(title).toBeInViewport();
});

test('Back returns to the place on a page whose parts load as they come near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/projects/1');
  const link = page.getByRole('main').getByRole('link', { name: /^Talk to/ });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(link).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Talk to/ })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('Back returns to the list that was not sorted from another document', async ({ page }) => {
  await open(page, '/projects');
  const sort = page.getByLabel('Sort by');
  await sort.selectOption('title ASC');
  await expect(page).toHaveURL(/sort=title/);
  await open(page, '/help');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(sort).toHaveValue('created_at DESC');
});
