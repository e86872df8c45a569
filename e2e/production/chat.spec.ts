import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { chatPanel, walkTheChat } from '../steps/chat';
import { logIn, open } from '../steps/shop';

test('a customer and an admin talk in two browsers over the real server', async ({
  page: customer,
  browser,
  allowConsole,
}) => {
  // What the interrupted connection tries meanwhile.
  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket|socket\.io/);
  const elsewhere = await browser.newContext();
  const admin = await elsewhere.newPage();
  await open(admin, '/login');
  await logIn(admin, 'admin@example.com');
  await open(customer, '/login');
  await logIn(customer, 'new@example.com');
  await walkTheChat({
    customer,
    admin,
    interrupt: async () => {
      await customer.context().setOffline(true);
      await expect(chatPanel(customer).getByText('Connecting to chat server...')).toBeVisible({
        timeout: 60_000,
      });
      await customer.context().setOffline(false);
    },
  });
  await elsewhere.close();
});
