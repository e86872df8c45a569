import { expect, type Page } from '@playwright/test';
import { expectToFit, test } from '../fixtures';
import { logIn, open, skipSplash } from '../steps/shop';

const LONG = 'x'.repeat(3000);

/** Changes the JSON of the responses to matching requests. */
async function changeResponses(
  page: Page,
  pattern: RegExp,
  change: (body: Record<string, Record<string, unknown>>) => void,
): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, Record<string, unknown>>;
    change(body);
    await route.fulfill({ response, json: body });
  });
}

test.beforeEach(({ context }) => skipSplash(context));

test(
  'a project with endless words does not widen its page',
  { tag: '@night' },
  async ({ page }) => {
    const texts = ['title', 'category', 'short_description', 'description', 'features'];
    await changeResponses(page, /\/api\/projects\/4$/, ({ project }) => {
      for (const name of [...texts, 'technologies']) project![name] = LONG;
    });
    await open(page, '/projects/4');
    await expect(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible();
    await expectToFit(page);
  },
);

test('an endless name does not widen the dashboard', { tag: '@night' }, async ({ page }) => {
  await changeResponses(page, /\/api\/auth\/(login|profile)$/, ({ user }) => {
    user!.name = LONG;
  });
  await open(page, '/dashboard');
  await logIn(page, 'asha@example.com');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${LONG}` })).toBeVisible();
  await expect(page.getByText('Projects owned')).toBeVisible();
  await expectToFit(page);
});
