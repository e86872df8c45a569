import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { expectChatReady } from '../steps/chat';
import { open } from '../steps/shop';

const ALL_IDEAS = 'Showing 1-12 of 12,285 ideas';

const countLine = (page: Page) => page.getByRole('main').getByRole('status').first();

async function openIdeas(page: Page, query = ''): Promise<void> {
  await open(page, `/ideathon${query}`);
  await expect(countLine(page)).toHaveText(/^Showing /);
}

test('ideas can be searched, filtered and paged with the keyboard', async ({ page }) => {
  await openIdeas(page);
  await expect(countLine(page)).toHaveText(ALL_IDEAS);
  await page.getByRole('textbox', { name: 'Search ideas...' }).focus();
  await page.keyboard.type('for');
  await expect(page).toHaveURL('/ideathon?search=for');
  await expect(page.getByRole('article').first()).toContainText(/for/i);

  const advanced = page
    .getByRole('group', { name: 'Difficulty' })
    .getByRole('button', { name: 'Advanced' });
  await advanced.focus();
  await page.keyboard.press('Space');
  await expect(advanced).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/ideathon?search=for&difficulty=Advanced');
  for (const card of await page.getByRole('article').all()) {
    await expect(card).toContainText('Advanced');
  }

  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ideathon?search=for&difficulty=Advanced&page=2');
  await expect(countLine(page)).toHaveText(/^Showing 13-24 of/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'a shared link restores the view, and Back undoes each choice',
  { tag: '@night' },
  async ({ page }) => {
    await openIdeas(page, '?category=Healthcare&page=3');
    const category = (name: string) =>
      page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
    await expect(category('Healthcare')).toHaveAttribute('aria-pressed', 'true');
    await expect(countLine(page)).toHaveText(/^Showing 25-36 of/);
    await category('Education').click();
    await expect(page).toHaveURL('/ideathon?category=Education');
    await page.getByRole('textbox', { name: 'Search ideas...' }).fill('quiz');
    await expect(page).toHaveURL('/ideathon?search=quiz&category=Education');
    await page.reload();
    await expect(countLine(page)).toHaveText(/^Showing /);
    await expect(page.getByRole('textbox', { name: 'Search ideas...' })).toHaveValue('quiz');
    await page.goBack();
    await expect(page).toHaveURL('/ideathon?category=Healthcare&page=3');
    await expect(countLine(page)).toHaveText(/^Showing 25-36 of/);
    await expect(page.getByRole('textbox', { name: 'Search ideas...' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Go to page' }).selectOption('5');
    await expect(page).toHaveURL('/ideathon?category=Healthcare&page=5');
  },
);

test('an idea fills the message field of the chat, ready to be changed and sent', async ({
  page,
}) => {
  await openIdeas(page, '?as=customer');
  await page.getByRole('button', { name: 'Street Food Map of Your City' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/Street Food Map of Your City \(idea 1\)\.$/);
  await expectChatReady(page);
  await page.keyboard.type(' With a dark map.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('With a dark map.');
  await expect(message).toHaveValue('');
});
