import { expect, type Page } from '@playwright/test';

/** The chat panel of a customer. */
export const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Support Chat' });

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Opens the chat and waits until it is connected. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open support chat/ }).click();
  await expect(chatPanel(page).getByRole('img', { name: 'Connected' })).toBeVisible();
  await expect(input(page)).toBeFocused();
}

/** Writes a message and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(messages(page)).toContainText(text);
}

/** Expects that somebody reads a message, once. */
async function expectToRead(page: Page, text: string): Promise<void> {
  await expect(messages(page).getByText(text, { exact: true })).toHaveCount(1);
}

type ChatWay = {
  customer: Page;
  /** Stands in the app, signed in as an admin, on any page but the inbox. */
  admin: Page;
  /** Breaks the customer's connection for a while and lets it come back. */
  interrupt: () => Promise<void>;
};

/** A customer and an admin talk both ways, with typing, an interruption, resolve and reopen. */
export async function walkTheChat({ customer, admin, interrupt }: ChatWay): Promise<void> {
  await openChat(customer);
  await admin.getByRole('link', { name: 'Open conversation' }).last().click();
  await expect(admin.getByRole('heading', { name: 'User Chats' })).toBeVisible();

  await say(customer, 'Hello, is there an invoice?');
  await expectToRead(admin, 'Hello, is there an invoice?');
  await input(admin).pressSequentially('Yes');
  await expect(customer.getByText(/is typing…$/)).toBeVisible();
  await expect(customer.getByText(/is typing…$/)).toHaveCount(0);
  await say(admin, 'Yes, on your dashboard.');
  await expectToRead(customer, 'Yes, on your dashboard.');
  await input(customer).pressSequentially('Thank');
  await expect(admin.getByText(/is typing…$/)).toBeVisible();
  await input(customer).fill('');

  await interrupt();
  await say(admin, 'Are you still there?');
  await expectToRead(customer, 'Are you still there?');
  await expect(chatPanel(customer).getByRole('img', { name: 'Connected' })).toBeVisible();
  await say(customer, 'Now I am.');
  await expectToRead(admin, 'Now I am.');

  await admin.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(admin.getByText('This conversation is resolved.', { exact: false })).toBeVisible();
  await admin.getByRole('button', { name: 'Reopen' }).click();
  await say(admin, 'One more thing.');
  await expectToRead(customer, 'One more thing.');
}
