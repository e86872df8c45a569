import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

const CUSTOMER_PAGES = ['/dashboard', '/my-projects', '/cart', '/projects/1', '/contact'];
const GUEST_PAGES = [
  '/',
  '/projects',
  '/projects/1',
  '/ideathon',
  '/internships',
  '/about',
  '/help',
  '/refund-policy',
  '/register',
  '/nowhere',
];
const ADMIN_PAGES = ['/admin', '/admin/projects', '/admin/projects/1', '/admin/payments'];

/** Chromium logs violations as errors, so this also fails at the check of the console. */
test('no page violates the content security policy', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      console.error(`Violates ${violatedDirective}: ${blockedURI}`);
    });
  });
  const visit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  };
  await visit(GUEST_PAGES);
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  await visit(CUSTOMER_PAGES);
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await logIn(page, 'admin@example.com');
  await visit(ADMIN_PAGES);
});

for (const year of [2015, 2036]) {
  test(`a clock in ${year} keeps no one from shopping`, async ({ page }) => {
    await page.clock.install({ time: new Date(`${year}-03-01T10:00:00Z`) });
    await open(page, '/login');
    await logIn(page, 'asha@example.com');
    await open(page, '/projects/1');
    await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    await expect(page.getByText(/^₹[\d,]+\.\d\d$/).first()).toBeVisible();
    await open(page, '/my-projects');
    await expect(page.getByRole('article').first()).toBeVisible();
    await open(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/NaN|Invalid Date/)).toHaveCount(0);
  });
}
