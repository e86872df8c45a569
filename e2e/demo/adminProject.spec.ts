import { expect } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible, test } from '../fixtures';
import { logIn, open } from '../steps/shop';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
/** Three parts of an upload. */
const ZIP = Buffer.from(zipSync({ 'README.md': new Uint8Array(2.5 * 1_048_576) }, { level: 0 }));

test('an admin adds a project with its files, and the shop shows it', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'admin@example.com');
  await open(page, '/admin/projects/new');
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByRole('alert')).toContainText('Give the project a title');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Title', { exact: true }).fill('Harbour Booking');
  await page.getByLabel('Short description').fill('Berths, boats and bills in one place.');
  await page.getByLabel('Description', { exact: true }).fill('For harbours with many berths.');
  await page.getByLabel('Price in rupees').fill('4,999');
  await page
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'pier.png', mimeType: 'image/png', buffer: PICTURE });
  await page
    .getByLabel('Choose a zip file')
    .setInputFiles({ name: 'harbour.zip', mimeType: 'application/zip', buffer: ZIP });
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await expect(page.getByText(/^harbour\.zip, 2\.50 MB, has arrived/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Projects' })
    .click();
  const card = page.getByRole('article', { name: 'Harbour Booking' });
  await expect(card).toContainText('₹4,999.00');
  const width = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
});

test('a changed form is not left by mistake', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'admin@example.com');
  await open(page, '/admin/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Half a title');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/projects\/new$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(title).toHaveValue('Half a title');

  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => isAsked).toBe(true);

  await page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: 'Users' })
    .click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('grid')).toContainText('new@example.com');

  await page.goBack();
  await title.fill('Another half');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
