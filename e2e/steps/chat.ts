import { expect, type Page } from '@playwright/test';

/** The customer's chat panel. */
export const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Support Chat' });

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });
const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Waits until the open chat is connected and loaded, before which Enter sends nothing. */
export async function expectChatReady(page: Page): Promise<void> {
  await expect(chatPanel(page).getByRole('img', { name: 'Connected' })).toBeVisible();
  await expect(chatPanel(page).getByText('Loading your conversation…')).toHaveCount(0);
  await expect(input(page)).toBeFocused();
}

/** Opens the customer's chat and waits until a message can be sent. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open support chat/ }).click();
  await expectChatReady(page);
}

/** Types a message and sends it with Enter. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(messages(page)).toContainText(text);
}

/** Expects that a page shows a message exactly once. */
async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(messages(page).getByText(text, { exact: true })).toHaveCount(1);
}

type ChatScenario = {
  customer: Page;
  /** Signed in as an admin, on any page except the inbox. */
  admin: Page;
  /** Interrupts the customer's connection temporarily. */
  interrupt: () => Promise<void>;
};

/** Runs a chat between a customer and an admin: typing, an interruption, resolving and reopening. */
export async function runChatScenario({ customer, admin, interrupt }: ChatScenario): Promise<void> {
  await openChat(customer);
  await admin.getByRole('link', { name: 'Open conversation' }).last().click();
  await expect(admin.getByRole('heading', { name: 'User Chats' })).toBeVisible();

  await sendMessage(customer, 'Hello, is there an invoice?');
  await expectMessage(admin, 'Hello, is there an invoice?');
  await input(admin).pressSequentially('Yes');
  await expect(customer.getByText(/is typing…$/)).toBeVisible();
  await expect(customer.getByText(/is typing…$/)).toHaveCount(0);
  await sendMessage(admin, 'Yes, on your dashboard.');
  await expectMessage(customer, 'Yes, on your dashboard.');
  await input(customer).pressSequentially('Thank');
  await expect(admin.getByText(/is typing…$/)).toBeVisible();
  await input(customer).fill('');

  await interrupt();
  await sendMessage(admin, 'Are you still there?');
  await expectMessage(customer, 'Are you still there?');
  await expect(chatPanel(customer).getByRole('img', { name: 'Connected' })).toBeVisible();
  await sendMessage(customer, 'Now I am.');
  await expectMessage(admin, 'Now I am.');

  await admin.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(admin.getByText('This conversation is resolved.', { exact: false })).toBeVisible();
  await admin.getByRole('button', { name: 'Reopen' }).click();
  await sendMessage(admin, 'One more thing.');
  await expectMessage(customer, 'One more thing.');
}
