import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

/**
 * Returns the distance of an element's top from the top of the viewport in pixels; Infinity if it
 * is missing.
 */
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (elementId) => document.getElementById(elementId)?.getBoundingClientRect().top ?? Infinity,
    id,
  );

test('the table of contents of the terms links to the sections', async ({ page }) => {
  await open(page, '/terms-conditions');
  const contents = page.getByRole('navigation', { name: /Contents/ });
  const entries = contents.getByRole('link');
  await expect(entries).toHaveCount(13);
  const target = await entries.nth(9).getAttribute('href');
  await entries.nth(9).click();
  await expect(page).toHaveURL(new RegExp(`${target!.replace(/^.*#/, '#')}$`));
  await expect.poll(() => topOf(page, target!.split('#')[1]!)).toBeLessThan(200);
});

for (const anchor of ['cookies', 'data-protection']) {
  test(`a direct visit to /privacy-policy#${anchor} scrolls to its section`, async ({ page }) => {
    await open(page, `/privacy-policy#${anchor}`);
    await expect.poll(() => topOf(page, anchor)).toBeLessThan(200);
    expect(await topOf(page, anchor)).toBeGreaterThanOrEqual(0);
  });
}

const GATED = [
  { path: '/about', name: 'Get in Touch' },
  { path: '/contact', name: 'Open Live Chat' },
  { path: '/internships', name: /^Apply Now/ },
  { path: '/', name: 'Learn More' },
] as const;

for (const { path, name } of GATED) {
  test(`a chat action asks guests to log in, and returns them to ${path}`, async ({ page }) => {
    await open(page, path);
    // Content far down the page is loaded when it gets near the viewport.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name }).first().click();
    await expect(
      page.getByText('Please login to start a chat with our support team'),
    ).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logIn(page, 'asha@example.com');
    await expect(page).toHaveURL(path);
  });
}

test('chat actions open the chat for signed-in users', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  for (const { path, name } of GATED) {
    await open(page, path);
    // Content far down the page is loaded when it gets near the viewport.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByText('Opening live chat support...')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Support Chat' })).toBeVisible();
  }
});

test('an unknown address shows a link to the home page', async ({ page }) => {
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found (404)' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
