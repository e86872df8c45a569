import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../fixtures';
import { cards, checkout, expectLayers, logIn, open, payByCard } from '../steps/shop';

const PROJECTS = [4, 5];

/** Logs in as the new customer and adds projects to the cart; returns their titles. */
async function fillCart(page: Page, projects = PROJECTS): Promise<string[]> {
  await open(page, '/login');
  await logIn(page, 'new@example.com');
  const titles: string[] = [];
  for (const id of projects) {
    await open(page, `/projects/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
    titles.push(await page.getByRole('heading', { level: 1 }).innerText());
  }
  return titles;
}

const lines = (page: Page) => page.getByRole('list', { name: 'Projects in your cart' });
const step = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Checkout steps' })
    .getByRole('listitem')
    .filter({ hasText: title });

/** Expects each line of the cart to show the short description of its project. */
async function expectDescriptions(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('cart')!);
  for (const { short_description } of JSON.parse(stored) as { short_description: string }[]) {
    await expect(lines(page).getByText(short_description, { exact: true })).toBeVisible();
  }
}

/**
 * Pays for the first project after a cancelled payment and a reload, and skips the others; `titles`
 * are those of the checkout.
 */
async function payForTheFirst(page: Page, titles: string[]): Promise<void> {
  const [first, ...others] = titles as [string, ...string[]];
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(checkout(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step(page, first)).toContainText('Payment cancelled');

  await expectLayers(page, 1);
  await open(page, '/cart');
  await expect(step(page, first)).toContainText('Payment cancelled');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await payByCard(page, cards.succeeds);
  await expect(step(page, first)).toContainText('Paid');

  for (const title of others) {
    await expect(step(page, title)).toHaveAttribute('aria-current', 'step');
    await step(page, title).getByRole('button', { name: 'Skip this project' }).click();
  }
  await expect(page.getByText(`1 of ${titles.length} projects are yours`)).toBeVisible();
  await page.getByRole('button', { name: 'Back to cart' }).click();
  await expect(lines(page).getByRole('article')).toHaveCount(others.length);
  for (const title of others) await expect(lines(page)).toContainText(title);
  await open(page, '/my-projects');
  await expect(page.getByRole('article', { name: first })).toBeVisible();
}

test('the sequential checkout pays, keeps failures, resumes after a reload and completes', async ({
  page,
}) => {
  const titles = await fillCart(page);
  await open(page, '/cart');
  await expectDescriptions(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await payForTheFirst(page, titles);
});

test('the checkout leads back to the top of the cart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Back to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeInViewport();
  await expectLayers(page, 0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the sequential checkout works from the bar of a long cart on a phone',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A third project pushes the summary's button out of view.
    const titles = await fillCart(page, [...PROJECTS, 6]);
    await open(page, '/cart');
    await expectDescriptions(page);
    const bar = page.getByRole('complementary', { name: 'Total of the cart' });
    await bar.getByRole('button', { name: 'Check out' }).click();
    await payForTheFirst(page, titles);
  },
);
