import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes, test } from '../fixtures';
import { expectChatReady } from '../steps/chat';
import { logIn, open } from '../steps/shop';

const ALL_IDEAS = 'Showing 1-12 of 12,285 ideas';
const NEEDS_LOGIN = 'Please login to contact us about project ideas';
const CHAT_OPENED = 'Chat opened! Tell us about your project idea.';

const countLine = (page: Page) => page.getByRole('main').getByRole('status').first();
const firstIdea = (page: Page) => page.getByRole('article').first().getByRole('button');
const customize = (page: Page) => page.getByRole('button', { name: 'Customize Your Vision' });

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

test('a shared link restores the view, and Back undoes each choice', async ({ page }) => {
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
});

test('both filters are drop-downs on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openIdeas(page);
  await expect(page.getByRole('group', { name: 'Category' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Beginner');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Finance & Banking');
  await expect(page.getByRole('article').first()).toContainText('Finance & Banking');
  await expect(page).toHaveURL('/ideathon?difficulty=Beginner&category=Finance+%26+Banking');
  await expectAccessible(page);
});

test('the cards are in one, two or three columns and never overflow the page', async ({ page }) => {
  await openIdeas(page);
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
  }
});

for (const [name, action] of [
  ['an idea', firstIdea],
  ['Customize Your Vision', customize],
] as const) {
  test(`${name} asks a guest to log in, and opens the chat afterwards`, async ({ page }) => {
    await openIdeas(page, '?search=billing');
    await action(page).click();
    await expect(page.getByText(NEEDS_LOGIN)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logIn(page, 'asha@example.com');
    await expect(page).toHaveURL('/ideathon?search=billing');
    await page.evaluate(() =>
      window.addEventListener('openChatbot', () => (document.title = 'The chat was opened')),
    );
    await action(page).click();
    await expect(page.getByText(CHAT_OPENED)).toBeVisible();
    await expect(page).toHaveTitle('The chat was opened');
  });
}

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

test('the ideas are accessible', async ({ page }) => {
  await openIdeas(page);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('textbox', { name: 'Search ideas...' }).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No ideas found' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
