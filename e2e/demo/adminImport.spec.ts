import { expect } from '@playwright/test';
import {
  expectAccessibleInBothSchemes,
  expectAccessibleOnEveryScreen,
  expectToFit,
  test,
} from '../fixtures';
import { open } from '../steps/shop';

const HEADER = 'title,short_description,description,base_price';
const REST = 'Berths and bills in one place.,For small harbours of up to fifty berths.,4999';
const file = (text: string) => ({
  name: 'projects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('an admin imports projects after a dry run that names each invalid line', async ({ page }) => {
  await open(page, '/admin/projects?as=admin');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(file(`${HEADER}\nHarbour Booking,${REST}\n@cmd,${REST}\nBerth Plan,${REST}\n`));
  await expect(
    page.getByText('2 projects can be imported, 1 line would be left out.'),
  ).toBeVisible();
  const problems = page.getByRole('region', { name: 'Lines with problems' });
  await expect(problems.getByRole('row').nth(1)).toContainText('The text begins with @');
  await expectAccessibleOnEveryScreen(page);
  await expectToFit(page);
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
});

test('a file of 20,000 lines and a UTF-16 file say what to do', async ({ page, allowConsole }) => {
  allowConsole(/status of 400 .*\/api\/admin\/projects\/import/);
  await open(page, '/admin/projects/import?as=admin');
  const lines = Array.from({ length: 20_000 }, (_line, index) => `Project ${index},a,b,1`);
  const input = page.getByLabel(/^Choose (a|another) CSV file$/);
  await input.setInputFiles(file([HEADER, ...lines].join('\n')));
  await expect(page.getByRole('alert')).toContainText(
    'The file has 20,000 projects; at most 500 can be imported at once. Split it',
  );
  await input.setInputFiles({ ...file(''), buffer: Buffer.from(`\uFEFF${HEADER}`, 'utf16le') });
  await expect(page.getByRole('alert')).toContainText('The file is in UTF-16');
});

test('several projects are taken off sale and put back with Undo', async ({ page }) => {
  await open(page, '/admin/projects?as=admin');
  const rows = page.getByRole('grid', { name: 'Projects' }).getByRole('row');
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('2 projects are no longer on sale')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 projects are as before')).toBeVisible();
});
