import { test } from '../fixtures';
import { runMainFlow } from '../steps/mainFlow';

test('a guest browses, signs up, buys and downloads', async ({ page }) => {
  await runMainFlow(page, 'ravi@example.com');
});

test('the main flow works on a screen 390 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await runMainFlow(page, 'ravi@example.com');
});
