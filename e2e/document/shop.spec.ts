import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

const PICTURE = resolve(__dirname, '../../public/icons/mark.svg');

/** The public pages with their headings, and the examples that they show. */
const PUBLIC_PAGES: readonly (readonly [path: string, heading: string, example?: string])[] = [
  ['/', 'Software that is built, tested and ready to launch.', 'Leadwell Sales Pipeline CRM'],
  ['/projects', 'Projects ready to launch', 'Showing 1-4 of 4 projects'],
  ['/projects/4', 'Gurukulam School Management System', '₹7,499.00'],
  ['/ideathon', 'Start from an idea worth building'],
  ['/internships', 'Internships with work that counts.'],
  ['/contact', 'Talk to the people who know the code.'],
  ['/contact-us', 'Talk to the people who know the code.'],
  ['/about', 'We build software that others can launch.'],
  ['/help', 'How can we help?'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms and Conditions'],
  ['/refund-policy', 'Cancellations and Refunds'],
  ['/shipping-policy', 'Shipping and Delivery Policy'],
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/forgot-password', 'Forgot password?'],
  ['/reset-password', 'Set a new password'],
  ['/confirm-email', 'Confirm your new address'],
  ['/nowhere', 'Page Not Found (404)'],
];

/** The pages of the user in the examples. */
const OWN_PAGES: readonly (readonly [path: string, example: string])[] = [
  ['/dashboard', 'Asha Rao'],
  ['/my-projects', 'Leadwell Sales Pipeline CRM'],
  ['/payments', 'Vaidyaloka Hospital Information System'],
];

/**
 * Responds to what openapi.yaml does not describe: the pictures, and the live chat of
 * asyncapi.yaml, for which a connection is enough.
 */
test.beforeEach(async ({ page }) => {
  await page.route('**/uploads/images/*', (route) => route.fulfill({ path: PICTURE }));
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.send('0{"sid":"a","upgrades":[],"pingInterval":60000,"pingTimeout":60000}');
    socket.onMessage((message) => {
      if (String(message).startsWith('40')) socket.send('40{"sid":"b"}');
    });
  });
});

/** Opens a page and expects its heading, without an error or a value made up by Prism. */
async function visit(page: Page, path: string, heading?: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Some parts load when scrolled into view.
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await sections.evaluateAll(async (all) => {
    for (const section of all) {
      section.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/\bstring\b/);
}

test('every public page shows the examples of openapi.yaml', async ({ page }) => {
  for (const [path, heading, example] of PUBLIC_PAGES) {
    await visit(page, path, heading);
    if (example) await expect(page.getByRole('main')).toContainText(example);
  }
});

test('a customer of the examples finds the account, and downloads a zip file', async ({ page }) => {
  await visit(page, '/login');
  await logIn(page, 'asha@example.com');
  for (const [path, example] of OWN_PAGES) {
    await visit(page, path);
    await expect(page.getByRole('main')).toContainText(example);
  }

  await visit(page, '/my-projects');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Leadwell Sales Pipeline CRM.zip');
  const zip = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(Object.keys(zip)).toEqual(['README.md']);

  await visit(page, '/projects/4', 'Gurukulam School Management System');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await visit(page, '/cart');
  await expect(page.getByRole('main')).toContainText('Gurukulam School Management System');

  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Open Live Chat' }).first().click();
  await expect(page.getByText('There is. You find it on the page Payments.')).toBeVisible();
});
