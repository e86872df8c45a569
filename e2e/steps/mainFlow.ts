import { expect, type Page } from '@playwright/test';
import { checkout, logIn, open, payAndUnzip, register } from './shop';

/**
 * Runs the main flow as a new user: browse, sign up, buy, download, and find the project again after a
 * reload, in a second tab, and after logging out and in.
 */
export async function runMainFlow(page: Page, email: string): Promise<void> {
  await open(page, '/projects');
  await expect(page.getByRole('article')).toHaveCount(12);
  const card = page.getByRole('article').nth(1);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = page.url();

  await page.getByRole('button', { name: 'Purchase Now' }).click();
  await expect(page.getByText('Please login to purchase projects')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await register(page, email);
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(address);

  // The purchase resumes by itself.
  await expect(checkout(page)).toBeVisible();
  const { fileName, entries } = await payAndUnzip(page);
  expect(fileName).toBe(`${title}.zip`);
  expect(entries.some((name) => name.endsWith('README.md'))).toBe(true);
  expect(entries.length).toBeGreaterThan(5);
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();

  const expectOwned = async (tab: Page) => {
    await open(tab, '/my-projects');
    await expect(tab.getByRole('article', { name: title })).toBeVisible();
  };
  await expectOwned(page);
  await open(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'My Projects' })).toContainText(title);

  const secondTab = await page.context().newPage();
  await expectOwned(secondTab);
  await secondTab.close();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await open(page, '/my-projects');
  await logIn(page, email, 'a-long-secret');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}
