import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

/** Distance of an element's top from the top of the screen, in pixels; endless while it is not there. */
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (wanted) => document.getElementById(wanted)?.getBoundingClientRect().top ?? Infinity,
    id,
  );

test('the contents of the terms lead to their sections', async ({ page }) => {
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
  test(`a direct visit to /privacy-policy#${anchor} lands on its section`, async ({ page }) => {
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
  test(`a chat action asks visitors to log in, and brings them back to ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    // What is far down a page is loaded when a reader comes near.
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

test('chat actions open the chat for whoever is signed in', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  for (const { path, name } of GATED) {
    await open(page, path);
    // What is far down a page is loaded when a reader comes near.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByText('Opening live chat support...')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Support Chat' })).toBeVisible();
  }
});

test('the way home from an unknown address', async ({ page }) => {
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found (404)' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
