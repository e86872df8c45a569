import { expect } from '@playwright/test';
import {
  expectAccessibleInBothSchemes,
  expectAccessibleOnEveryScreen,
  expectToFit,
  test,
} from '../fixtures';
import { open } from '../steps/shop';

const CHARTS = [
  'Revenue over time',
  'Sales and downloads',
  'Best sellers',
  'Categories',
  'Searches without a result',
];

for (const days of ['30', '90', 'all']) {
  test(`the admin overview of ${days} days is accessible and never scrolls sideways`, async ({
    page,
  }) => {
    await open(page, `/admin?as=admin&days=${days}`);
    await expect(page.getByRole('figure')).toHaveCount(CHARTS.length);
    await expectAccessibleOnEveryScreen(page);
    await expectToFit(page);
  });
}

test('the admin overview as tables is accessible', async ({ page }) => {
  await open(page, '/admin?as=admin');
  await expect(page.getByRole('figure')).toHaveCount(CHARTS.length);
  for (const name of CHARTS) {
    await page.getByRole('button', { name: `Show as table: ${name}` }).click();
  }
  await expect(page.getByRole('table')).toHaveCount(CHARTS.length);
  await expectAccessibleInBothSchemes(page);
});

test('the admin charts can be read with the arrow keys', async ({ page }) => {
  await open(page, '/admin?as=admin&days=7');
  await page.getByRole('button', { name: 'Show as table: Revenue over time' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const revenue = page.getByRole('figure', { name: 'Revenue over time' });
  await expect(revenue.getByRole('img', { name: /; Revenue; ₹[\d,]+\.\d\d$/ })).toBeFocused();
});
