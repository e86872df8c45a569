import { expect } from '@playwright/test';
import { expectAccessible, test } from '../fixtures';
import { open } from '../steps/shop';

const CHARTS = ['Revenue over time', 'Sales and downloads', 'Best sellers', 'Categories'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the admin overview is accessible in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/admin?as=admin');
    await expect(page.getByRole('figure')).toHaveCount(CHARTS.length);
    await expectAccessible(page);
    for (const name of CHARTS) {
      await page.getByRole('button', { name: `Show as table: ${name}` }).click();
    }
    await expect(page.getByRole('table')).toHaveCount(CHARTS.length);
    await expectAccessible(page);
  });
}

test('the admin charts can be read with the arrow keys', async ({ page }) => {
  await open(page, '/admin?as=admin&days=7');
  await page.getByRole('button', { name: 'Show as table: Revenue over time' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const revenue = page.getByRole('figure', { name: 'Revenue over time' });
  await expect(revenue.getByRole('img', { name: /; Revenue; ₹[\d,]+\.\d\d$/ })).toBeFocused();
});

test('the admin overview never scrolls sideways from 360 to 1920 px', async ({ page }) => {
  await open(page, '/admin?as=admin&days=90');
  await expect(page.getByRole('figure')).toHaveCount(CHARTS.length);
  for (const width of [360, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
  }
});
