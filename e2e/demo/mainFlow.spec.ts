import { test } from '../fixtures';
import { walkTheMainWay } from '../steps/mainWay';

test('a visitor browses, signs up, buys and downloads', async ({ page }) => {
  await walkTheMainWay(page, 'ravi@example.com');
});

test('the same on a screen 390 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await walkTheMainWay(page, 'ravi@example.com');
});
