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

test('what was typed is restored after leaving and after a reload', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'admin@example.com');
  await open(page, '/admin/projects');
  await page.getByRole('link', { name: 'New project' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Half a title');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'New project' }).click();
  const notice = page.getByText('Restored what you had typed');
  await expect(notice).toBeVisible();
  await expect(title).toHaveValue('Half a title');
  await expectAccessible(page);

  await title.fill('Another half');
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(title).toHaveValue('Another half');

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('form', { name: 'Project' })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(title).toHaveValue('');
});

test('the browser asks before a file that is being sent is lost', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'admin@example.com');
  await open(page, '/admin/projects/new');
  const title = page.getByLabel('Title', { exact: true });
  // Browsers ask only after a gesture of the user.
  await title.click();
  await title.fill('Half a title');
  await page.evaluate(() => window.__workbench!.setFault('sendUploadPart', { hangs: true }));
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
