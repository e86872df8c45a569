import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { chatPanel, runChatScenario } from '../steps/chat';
import { logIn, open, skipSplash } from '../steps/shop';

test('a customer and an admin chat in two browsers via a real server', async ({
  page: customer,
  browser,
  allowConsole,
}) => {
  // The offline client keeps trying to reconnect.
  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket|socket\.io/);
  const adminContext = await browser.newContext();
  for (const context of [customer.context(), adminContext]) await skipSplash(context);
  const admin = await adminContext.newPage();
  await open(admin, '/login');
  await logIn(admin, 'admin@example.com');
  await open(customer, '/login');
  await logIn(customer, 'new@example.com');
  await runChatScenario({
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
  await adminContext.close();
});
