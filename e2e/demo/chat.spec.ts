import { expect } from '@playwright/test';
import { expectAccessible, test } from '../fixtures';
import { chatPanel, openChat, runChatScenario, sendMessage } from '../steps/chat';
import { open } from '../steps/shop';

test('a customer and an admin chat in two tabs', async ({ page: customer, context }) => {
  const admin = await context.newPage();
  await open(admin, '/about?as=admin');
  await open(customer, '/?as=customer');
  await runChatScenario({
    customer,
    admin,
    interrupt: async () => {
      await customer.evaluate(() => {
        window.__workbench!.sockets.refuse(true);
        window.__workbench!.sockets.dropAll();
      });
      await expect(chatPanel(customer).getByText('Connecting to chat server...')).toBeVisible();
      await customer.evaluate(() => window.__workbench!.sockets.refuse(false));
    },
  });
  await expectAccessible(customer);
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(admin);
});

test('a waiting customer gets an automatic reply marked as such, and a reload keeps the chat', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?as=customer');
  await openChat(page);
  await sendMessage(page, '<b>Hello</b> 🙂 https://example.com/a');
  await expect(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
  await expect(page.getByText(/automatic/i)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await open(page, '/');
  await openChat(page);
  await expect(page.getByText('<b>Hello</b>', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Minimize chat' }).click();
  await expect(page.getByRole('button', { name: /^Open support chat/ })).toBeFocused();
});

test('the latest message stays in view while the input grows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/?as=customer');
  await openChat(page);
  for (let number = 1; number <= 14; number += 1) await sendMessage(page, `Message ${number}`);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(/Sent$/)).toHaveCount(14);
  await expect(log.getByText('Message 14', { exact: true })).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('nine words of a long question '.repeat(6));
  // At once, since the next message would scroll the list in any case.
  const below = await log.evaluate(async (list) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return list.scrollHeight - list.scrollTop - list.clientHeight;
  });
  expect(below).toBeLessThan(2);
});

test('a new chat can be written and sent in low windows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/?as=customer');
  await openChat(page);
  const panel = chatPanel(page);
  const parts = [
    panel.getByRole('button', { name: 'Close chat' }),
    panel.getByRole('textbox', { name: 'Message' }),
    panel.getByRole('button', { name: 'Send message' }),
  ];
  const lastQuestion = panel.getByRole('button', { name: 'How do refunds work?' });
  for (const [width, height] of [
    [844, 300],
    [667, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of parts) await expect(part, `${width} px`).toBeInViewport({ ratio: 0.9 });
    await lastQuestion.scrollIntoViewIfNeeded();
    await expect(lastQuestion, `${width} px`).toBeInViewport({ ratio: 0.9 });
  }
});

test('the inbox shows its message field without scrolling', { tag: '@night' }, async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/admin/chat?as=admin');
    await page.getByRole('button', { name: /Tanvi Mehta/ }).click();
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    await expect(field, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});
