import { test } from '../fixtures';
import { runMainFlow } from '../steps/mainFlow';
import { skipSplash } from '../steps/shop';

test(
  'the main flow works in the production build with a real HTTP backend',
  { tag: '@nginx' },
  async ({ page }) => {
    await skipSplash(page.context());
    await runMainFlow(page, `ravi-${Date.now()}@example.com`);
  },
);
