import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

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
