import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../steps/holdRequests';
import { open } from '../steps/shop';

// Requests through a service worker cannot be held.
test.use({ serviceWorkers: 'block' });

test('a guest who leaves is not sent to the login while the next page still loads', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('button', { name: 'Chat with Support' }).click();

  const release = await holdRequests(page, '**/assets/*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Internships' }).click();
  await expect(page).toHaveURL('/internships');
  await page.clock.runFor(1_500);
  release();
  await page.clock.resume();

  await expect(page.getByRole('heading', { level: 1, name: /^Internships/ })).toBeVisible();
  await expect(page).toHaveURL('/internships');
});
