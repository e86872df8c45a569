import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { chatPanel, openChat, sendMessage } from '../steps/chat';
import { cards, checkout, logIn, open, payByCard } from '../steps/shop';

const EMAIL = 'new@example.com';
const PROJECT = '/projects/4';

type Tabs = [Page, Page, Page];

/** Logs in and opens a page in three tabs of the same browser. */
async function openThreeTabs(context: BrowserContext, path: string): Promise<Tabs> {
  const tabs: Tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  await open(tabs[0], '/login');
  await logIn(tabs[0], EMAIL);
  for (const tab of tabs) await open(tab, path);
  return tabs;
}

/** Performs an action in all tabs at once. */
const inAll = (tabs: Tabs, action: (tab: Page, index: number) => Promise<void>) =>
  Promise.all(tabs.map(action));

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

test('logging in and out in three tabs leaves all of them in the same state', async ({
  context,
}) => {
  const tabs = await openThreeTabs(context, '/dashboard');
  await inAll(tabs, (tab) =>
    expect(tab.getByRole('heading', { name: /^Welcome, / })).toBeVisible(),
  );
  await inAll(tabs, async (tab) => {
    await tab.getByRole('button', { name: /^Account of/ }).click();
  });
  await tabs[1].getByRole('menuitem', { name: 'Logout' }).click();
  await inAll(tabs, async (tab) => {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  await inAll(tabs, (tab) => open(tab, '/login'));
  await logIn(tabs[2], EMAIL);
  await inAll(tabs, (tab) =>
    expect(tab.getByRole('button', { name: /^Account of/ })).toBeVisible(),
  );
  await logOut(tabs[0]);
  await inAll(tabs, (tab) => expect(tab.getByRole('link', { name: 'Login' })).toBeVisible());
});

test('three tabs add to one cart, and each of them shows what the others add', async ({
  context,
}) => {
  const ids = [4, 5, 7];
  const tabs = await openThreeTabs(context, '/cart');
  await inAll(tabs, (tab, index) => open(tab, `/projects/${ids[index]}`));
  for (const [index, tab] of tabs.entries()) {
    await tab.getByRole('button', { name: 'Add to Cart' }).click();
    const button = new RegExp(`^Cart, ${index + 1} item`);
    await inAll(tabs, (each) => expect(each.getByRole('button', { name: button })).toBeVisible());
  }
  const titles = await Promise.all(
    tabs.map((tab) => tab.getByRole('heading', { level: 1 }).innerText()),
  );
  await inAll(tabs, async (tab) => {
    await open(tab, '/cart');
    const lines = tab.getByRole('list', { name: 'Projects in your cart' });
    for (const title of titles) await expect(lines).toContainText(title);
    await expect(lines.getByRole('article')).toHaveCount(ids.length);
  });
  await tabs[0].getByRole('button', { name: `Remove ${titles[0]} from cart` }).click();
  await inAll(tabs, (tab) =>
    expect(
      tab.getByRole('list', { name: 'Projects in your cart' }).getByRole('article'),
    ).toHaveCount(ids.length - 1),
  );
});

test('three tabs that buy the same project pay once', { tag: '@night' }, async ({ context }) => {
  const tabs = await openThreeTabs(context, PROJECT);
  await inAll(tabs, (tab) => tab.getByRole('button', { name: 'Purchase Now' }).click());
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => checkout(tab).count()))).sort())
    .toEqual([0, 0, 1]);
  const counts = await Promise.all(tabs.map((tab) => checkout(tab).count()));
  const paying = tabs[counts.indexOf(1)]!;
  await payByCard(paying, cards.succeeds);
  await expect(paying.getByText('Owned', { exact: true })).toBeVisible();

  await inAll(tabs, async (tab) => {
    await open(tab, PROJECT);
    await expect(tab.getByText('Owned', { exact: true })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Purchase Now' })).toHaveCount(0);
  });
  await open(paying, '/payments');
  await expect(paying.getByRole('button', { name: /^Receipt/ })).toHaveCount(1);
});

test(
  'messages that three tabs send at once reach all of them once',
  { tag: '@night' },
  async ({ context }) => {
    const tabs = await openThreeTabs(context, '/internships');
    for (const tab of tabs) await openChat(tab);
    const texts = ['First question', 'Second question', 'Third question'];
    await inAll(tabs, (tab, index) => sendMessage(tab, texts[index]!));
    await inAll(tabs, async (tab) => {
      for (const text of texts) {
        await expect(chatPanel(tab).getByText(text, { exact: true })).toHaveCount(1);
      }
    });
  },
);
