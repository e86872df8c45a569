import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { open } from '../steps/shop';

const PAGES = [
  '/?as=owner',
  '/projects',
  '/projects/4?as=visitor',
  '/projects/7?as=owner',
  '/ideathon',
  '/cart',
  '/my-projects',
  '/payments',
  '/dashboard',
  '/login?as=visitor',
];
/** Buttons with a text, fields, and the actions of the header. */
const MAIN_CONTROLS =
  '.MuiButton-root, .MuiToggleButton-root, .MuiOutlinedInput-root, header .MuiIconButton-root';
const TARGET = 44;

/** Returns the main controls that are smaller than a finger needs. */
const smallControls = (page: Page) =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least)
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
        }),
    [MAIN_CONTROLS, TARGET] as const,
  );

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ hasTouch: true, isMobile: true });

for (const width of [320, 390]) {
  test(`fingers hit the main controls on a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => smallControls(page), { message: path }).toEqual([]);
      expect(await overflowOf(page), path).toBe(0);
    }
  });
}

for (const width of [320, 390]) {
  test(`a search keeps all figures of the list on a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/projects?search=crm');
    for (const figure of [/^\d+$/, '50+', '100%', '24/7']) {
      await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    }
    expect(await overflowOf(page)).toBe(0);
  });
}

test('the list has rows on a phone, with the picture beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/projects');
  const card = page.getByRole('article').first();
  const inGrid = (await card.boundingBox())!.height;
  await page.getByRole('button', { name: 'List view' }).tap();
  await expect.poll(async () => (await card.boundingBox())!.height).toBeLessThan(inGrid / 2);
  await expect(card.getByText('E-commerce')).toBeVisible();
  await expect(card.getByText(/^Marketplace where/)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
