import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open, skipSplash } from '../steps/shop';

const CUSTOMER_PAGES = [
  '/dashboard',
  '/my-projects',
  '/payments',
  '/cart',
  '/projects/1',
  '/contact',
  '/contact-us',
];
const GUEST_PAGES = [
  '/',
  '/projects',
  '/projects/1',
  '/ideathon',
  '/internships',
  '/about',
  '/help',
  '/shipping-policy',
  '/terms-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/nowhere',
];
const ADMIN_PAGES = [
  '/admin',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/projects/import',
  '/admin/projects/1',
  '/admin/payments',
  '/admin/users',
  '/admin/reviews',
  '/admin/chat',
];

/** Chromium logs violations as errors, so this also fails at the check of the console. */
test(
  'no page violates the content security policy',
  { tag: '@nginx' },
  async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await skipSplash(page.context());
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
  },
);

const DAY_MS = 24 * 60 * 60 * 1000;
const clocks = {
  'in 2015': Date.parse('2015-03-01T10:00:00Z'),
  'a day slow': Date.now() - DAY_MS,
  'a day fast': Date.now() + DAY_MS,
  'in 2036': Date.parse('2036-03-01T10:00:00Z'),
};

for (const [name, time] of Object.entries(clocks)) {
  test(`shopping works with a clock ${name}`, { tag: '@night' }, async ({ page }) => {
    await skipSplash(page.context());
    await page.clock.install({ time });
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
