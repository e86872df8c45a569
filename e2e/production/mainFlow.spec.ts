import { test } from '../fixtures';
import { walkTheMainWay } from '../steps/mainWay';

test('the production build sells a project against a real HTTP backend', async ({ page }) => {
  await walkTheMainWay(page, `ravi-${Date.now()}@example.com`);
});
