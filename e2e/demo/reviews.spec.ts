import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, test } from '../fixtures';
import { logIn, open } from '../steps/shop';

const TEXT = 'Running in our shop since the first evening.';

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/**
 * Scrolls to the reviews of a project, which load on approach; again if what loads above them has
 * moved them away.
 */
async function scrollToReviews(page: Page): Promise<void> {
  const list = reviews(page).getByRole('list', { name: 'Reviews' });
  await expect(async () => {
    await reviews(page).scrollIntoViewIfNeeded();
    await expect(list).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

async function openReviews(page: Page, id: number): Promise<void> {
  await open(page, `/projects/${id}`);
  await scrollToReviews(page);
}

test('an owner reviews a project, changes the review, and guests read it', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  await openReviews(page, 12);
  const section = reviews(page);
  await section.getByRole('button', { name: 'Write a review' }).click();
  await section.getByRole('button', { name: 'Post review' }).click();
  await expect(section.getByText('Please give one to five stars')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await section.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await section.getByRole('textbox', { name: 'Your review' }).fill(TEXT);
  await section.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Thank you! Your review was saved.')).toBeVisible();
  await expect(section.getByText(TEXT)).toBeVisible();

  await section.getByRole('button', { name: 'Edit review' }).click();
  await section.getByRole('textbox', { name: 'Title (optional)' }).fill('Solid');
  await section.getByRole('button', { name: 'Save changes' }).click();
  await expect(section.getByRole('heading', { name: 'Solid' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await openReviews(page, 12);
  await section.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await expect(section.getByRole('article').first()).toContainText(TEXT);
  await expect(section.getByRole('article').first()).toContainText('Asha R.');
});
