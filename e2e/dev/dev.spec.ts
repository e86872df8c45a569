import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures';

const ABOUT_PAGE = resolve(__dirname, '../../src/pages/AboutPage/AboutPage.tsx');

test('every tab of the workbench works, and it saves a bug report', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: 'Open the workbench' }).click();
  const panel = page.getByRole('dialog', { name: 'Workbench' });
  const tabs = panel.getByRole('tab');
  // The panel is loaded when it is opened.
  await expect(tabs).not.toHaveCount(0);
  for (const name of await tabs.allTextContents()) {
    await panel.getByRole('tab', { name, exact: true }).click();
    const heading = panel.getByRole('tabpanel').getByRole('heading').first();
    await expect(heading, `The tab ${name} is shown`).toBeVisible();
  }
  await panel.getByRole('tab', { name: 'Log' }).click();
  await expect(panel.getByText(/GET \/api\/projects\?.* 200/).first()).toBeVisible();

  await panel.getByRole('tab', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save a bug report' }).click();
  const report: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(report).toMatchObject({
    log: expect.arrayContaining([
      expect.objectContaining({ operationId: 'listProjects', problems: [] }),
    ]),
  });
});

test('the console says which field of a response breaks the document', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/getPublicStats|Loading .* failed/);
  const broken = page.waitForEvent('console', (message) => message.text().includes('must have'));
  await page.goto('/?fault=getPublicStats:body={}');
  expect((await broken).text()).toContain(
    "/api/projects/stats/public (getPublicStats): The response: it must have required property 'totalProjects'",
  );
});

test('a changed text is shown without a reload', async ({ page }) => {
  const source = await readFile(ABOUT_PAGE, 'utf8');
  await page.goto('/about');
  const heading = page.getByRole('heading', { name: 'Our impact' });
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  try {
    await writeFile(ABOUT_PAGE, source.replace('Our impact', 'Our changed impact'));
    await expect(page.getByRole('heading', { name: 'Our changed impact' })).toBeVisible();
  } finally {
    await writeFile(ABOUT_PAGE, source);
  }
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
