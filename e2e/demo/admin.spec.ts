import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible, expectAccessibleOnEveryScreen, expectToFit, test } from '../fixtures';
import { cards, checkout, open, payByCard } from '../steps/shop';

const TITLE = 'Harbour Booking';
/** The pages of the admin panel that no other test checks. */
const ADMIN_PAGES = ['/admin/projects/new', '/admin/projects/1', '/admin/chat'];

/** A single pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ZIP = Buffer.from(
  zipSync({ 'harbour/README.md': strToU8('# Harbour'), 'harbour/berths.ts': strToU8('export {}') }),
);

async function addProject(admin: Page): Promise<void> {
  await open(admin, '/admin/projects/new?as=admin');
  await admin.getByLabel('Title', { exact: true }).fill(TITLE);
  await admin.getByLabel('Category (optional)').fill('Harbours');
  await admin.getByLabel('Short description').fill('Berths, boats and bills in one place.');
  await admin
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('For small harbours.\n\nPlans berths and writes bills.');
  await admin.getByRole('button', { name: 'Add feature' }).click();
  await admin.keyboard.type('Berth plan');
  await admin.getByRole('textbox', { name: 'Add a technology' }).fill('React');
  await admin.getByLabel('Price in rupees').fill('4999.50');
  await admin
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'berths.png', mimeType: 'image/png', buffer: PNG });
  await expect(admin.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await admin
    .getByLabel('Choose a zip file')
    .setInputFiles({ name: 'harbour.zip', mimeType: 'application/zip', buffer: ZIP });
  await expect(admin.getByText('has arrived and is used once you save')).toBeVisible();
  // At the end of the page, the sticky bar covers no part of the form.
  await admin.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Add project' }).click();
  await expect(admin.getByText(`${TITLE} was added`)).toBeVisible();
}

async function buy(customer: Page): Promise<void> {
  await open(customer, `/projects?search=${encodeURIComponent(TITLE)}`);
  await customer.getByRole('article', { name: TITLE }).getByRole('link').click();
  await customer.getByRole('button', { name: 'Purchase Now' }).click();
  await expect(checkout(customer)).toBeVisible();
  const saving = customer.waitForEvent('download', { timeout: 20_000 });
  await payByCard(customer, cards.succeeds);
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${TITLE}.zip`);
  expect(ZIP.equals(await readFile(await file.path()))).toBe(true);
}

/** Reads the figure with the given label from the overview. */
async function figure(admin: Page, label: string): Promise<number> {
  const value = admin
    .getByText(label, { exact: true })
    .first()
    .locator('xpath=following-sibling::dd[1]');
  await expect(value).toBeVisible();
  return Number((await value.innerText()).replace(/[^\d.]/g, ''));
}

test('a project can be added, bought, downloaded unchanged and deactivated', async ({
  page: admin,
  context,
}) => {
  await open(admin, '/admin?as=admin');
  const salesBefore = await figure(admin, 'Sales');
  const revenueBefore = await figure(admin, 'Revenue');
  await addProject(admin);

  const customer = await context.newPage();
  await open(customer, '/?as=customer');
  await buy(customer);

  await open(admin, '/admin');
  expect(await figure(admin, 'Sales')).toBe(salesBefore + 1);
  expect(Math.abs((await figure(admin, 'Revenue')) - revenueBefore - 4999.5)).toBeLessThanOrEqual(
    1,
  );

  const guest = await context.newPage();
  await open(guest, `/projects?search=${encodeURIComponent(TITLE)}`);
  await guest.getByRole('article', { name: TITLE }).getByRole('link').click();
  await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const address = guest.url();

  await open(admin, `/admin/projects?search=${encodeURIComponent(TITLE)}`);
  await admin.getByRole('button', { name: `Actions for ${TITLE}` }).click();
  await expect(admin.getByRole('menuitem', { name: /Delete/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await admin.getByRole('menuitem', { name: 'Deactivate', exact: true }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText(`${TITLE} is no longer on sale`)).toBeVisible();

  await open(guest, `/projects?search=${encodeURIComponent(TITLE)}`);
  await expect(guest.getByRole('heading', { name: 'No Projects Found' })).toBeVisible();
  await open(guest, `${address}?as=owner`);
  await expect(guest.getByText('This project is not for sale at the moment.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Purchase Now' })).toHaveCount(0);

  await open(customer, '/my-projects');
  const saving = customer.waitForEvent('download');
  await customer
    .getByRole('article', { name: TITLE })
    .getByRole('button', { name: /Download/ })
    .click();
  expect(ZIP.equals(await readFile(await (await saving).path()))).toBe(true);
});

for (const path of ADMIN_PAGES) {
  test(`${path} is accessible and never scrolls sideways`, async ({ page }) => {
    await open(page, `${path}?as=admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleOnEveryScreen(page);
    await expectToFit(page);
  });
}

test('payments can be searched and exported with the keyboard only', async ({ page }) => {
  await open(page, '/admin/payments?as=admin');
  const search = page.getByRole('textbox', { name: /^Search/ });
  await search.focus();
  await page.keyboard.type('asha@example.com');
  await expect(page).toHaveURL(/search=asha/);
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  const button = page.getByRole('button', { name: /Export CSV/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const text = (await readFile(await (await saving).path())).toString('utf8');
  const lines = text.trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.slice(1).every((line) => line.includes('asha@example.com'))).toBe(true);
  await page.goBack();
});

test('a customer cannot open the admin panel', async ({ page }) => {
  await open(page, '/admin/projects?as=customer');
  await expect(page).toHaveURL('/dashboard');
});
