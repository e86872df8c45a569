import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../fixtures';
import { logIn, open } from '../steps/shop';

/** Chromium's PDFs contain one object of this type per page. */
const PDF_PAGE = /\/Type\s*\/Page\b/g;

// A headless browser that has been asked to print stays busy with it and makes no PDF.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  }),
);

/** Expects that a document was sent to the printer and fits on one page. */
async function expectToPrintOnOnePage(document: Page): Promise<void> {
  await expect(document.locator('html')).toHaveAttribute('data-printed');
  const file = await document.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(PDF_PAGE)).toHaveLength(1);
}

test('an invoice to a business is issued and fits on one page', async ({ page, context }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  await open(page, '/payments');
  await page
    .getByRole('button', { name: /^Invoice for/ })
    .first()
    .click();
  await page.getByLabel('Business name (optional)').fill('Rao Traders Private Limited');
  await page.getByLabel('GSTIN (optional)').fill('27AAPFU0939F1ZW');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByText(/^This is not a valid GSTIN/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('GSTIN (optional)').fill('27AAPFU0939F1ZV');
  await page.getByRole('button', { name: 'Issue invoice' }).click();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open invoice' }).click();
  const invoice = await opened;
  await expect(invoice).toHaveTitle(/^Tax invoice LY\/\d\d-\d\d\/000001$/);
  await expect(invoice.getByText('Maharashtra (27)')).toBeVisible();
  await expect(invoice.getByText('IGST 18%')).toBeVisible();
  await expectAccessible(invoice);
  await expectToPrintOnOnePage(invoice);
});

test('a receipt fits on one page', async ({ page, context }) => {
  await open(page, '/payments?as=owner');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('button', { name: /^Receipt for/ })
    .first()
    .click();
  const receipt = await opened;
  await expect(receipt).toHaveTitle(/^Receipt LY-\d{8}-[A-Z\d]{8}$/);
  await expect(receipt.getByText(/^Asha Rao \(asha@example\.com\)$/)).toBeVisible();
  await expect(receipt.getByText('Total paid')).toBeVisible();
  await expectAccessible(receipt);
  await expectToPrintOnOnePage(receipt);
});
