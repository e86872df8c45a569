import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { expectChatReady } from '../steps/chat';
import { open } from '../steps/shop';

const countLine = (page: Page) => page.getByRole('main').getByRole('status').first();

async function openIdeas(page: Page, query = ''): Promise<void> {
  await open(page, `/ideathon${query}`);
  await expect(countLine(page)).toHaveText(/^Showing /);
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
