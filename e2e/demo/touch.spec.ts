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

test.use({ hasTouch: true, isMobile: true });

test('fingers hit the main controls on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => smallControls(page), { message: path }).toEqual([]);
  }
});
