import { expect } from '@playwright/test';
import { expectAccessible, test } from '../fixtures';
import { logIn, open } from '../steps/shop';

test('profile and password can be changed, and the new password works', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'new@example.com');
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Full name').fill('Nikhil V. Verma');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Nikhil V. Verma' })).toBeVisible();

  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('password');
  await page.getByLabel('New password', { exact: true }).fill('a-better-one');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another-one');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirm new password', { exact: true }).fill('a-better-one');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await open(page, '/login');
  await logIn(page, 'new@example.com', 'a-better-one');
});

test('an expired session prompts for login once and returns to the exact page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  await open(page, '/my-projects?scenario=expiredSession#kept');
  await expect(page.getByText('Your session has expired. Please log in again.')).toHaveCount(1);
  await logIn(page, 'asha@example.com');
  await expect(page).toHaveURL(/\/my-projects\?scenario=expiredSession#kept$/);
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
