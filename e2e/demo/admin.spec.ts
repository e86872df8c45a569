import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible, test } from '../fixtures';
import { cards, checkout, open, payByCard } from '../steps/shop';

const TITLE = 'Harbour Booking';

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
  await admin.getByLabel('Features').fill('Berth plan');
  await admin.getByLabel('Technologies').fill('React');
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
  // Others have one of its words.
  await expect(guest.getByText(/^No project has all of these words/)).toBeVisible();
  await expect(guest.getByRole('heading', { name: TITLE })).toHaveCount(0);
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

test('the browser asks before a file that is being sent is lost', async ({ page }) => {
  await open(page, '/admin/projects/new?as=admin');
  const title = page.getByLabel('Title', { exact: true });
  // Browsers ask only after a gesture of the user.
  await title.click();
  await title.fill('Half a title');
  await page.evaluate(() => window.__workbench!.setFault('sendUploadPart', 'hang'));
  await page
    .getByLabel('Choose a zip file')
    .setInputFiles({ name: 'harbour.zip', mimeType: 'application/zip', buffer: ZIP });
  await expect(page.getByRole('progressbar', { name: 'Upload of harbour.zip' })).toBeVisible();

  let dialogType = '';
  page.once('dialog', (dialog) => {
    dialogType = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogType).toBe('beforeunload');
});

test(
  'the keyboard can sort a list, open the menu of a row and return to it',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/admin/users?as=admin');
    await expect(page.getByText(/^Showing \d/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Verified' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=name&order=ASC/);
    const menu = page.getByRole('button', { name: /^Actions for/ }).first();
    await expect(menu).toHaveAccessibleName(/^Actions for A/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('menuitem', { name: 'Show payments' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  },
);

const COLUMNS = 'title,short_description,description,base_price';
const REST = 'Berths and bills in one place.,For small harbours of up to fifty berths.,4999';

const csvFile = (text: string) => ({
  name: 'projects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test(
  'an admin imports projects after a dry run that names each invalid line',
  { tag: '@night' },
  async ({ page }) => {
    await open(page, '/admin/projects?as=admin');
    await page.getByRole('link', { name: 'Import CSV' }).click();
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles(
        csvFile(`${COLUMNS}\nHarbour Booking,${REST}\n@cmd,${REST}\nBerth Plan,${REST}\n`),
      );
    await expect(
      page.getByText('2 projects can be imported, 1 line would be left out.'),
    ).toBeVisible();
    const problems = page.getByRole('region', { name: 'Lines with problems' });
    await expect(problems.getByRole('row').nth(1)).toContainText('The text begins with @');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 2 projects' }).click();
    const imported = page.getByRole('region', { name: 'Imported projects' });
    await expect(imported.getByRole('link', { name: 'Berth Plan' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all projects' }).click();
    const row = page.getByRole('row', { name: /Harbour Booking/ });
    await expect(row.getByText('Inactive')).toBeVisible();

    // The imported projects are put on sale together.
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder('Search projects...'))
      .fill('harbours');
    await expect(page.getByText('Showing 1-2 of 2 projects')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(page.getByText('2 projects are on sale')).toBeVisible();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
  },
);
