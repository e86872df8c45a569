import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes, expectToFit, test } from '../fixtures';
import { openChat } from '../steps/chat';
import { open } from '../steps/shop';

const PHONE = { width: 390, height: 844 };
const DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';

type Opening = { path: string; press: (page: Page) => Promise<void> };

const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const choose = (menu: RegExp, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** How the shop's dialogs and menus are opened. */
const inTheShop: Record<string, Opening> = {
  'the account menu': { path: '/about?as=owner', press: pressButton(/^Account of/) },
  'the chat': { path: '/help?as=owner', press: openChat },
  'the enlarged pictures': { path: '/projects/1', press: pressButton(/^Enlarge picture 1/) },
  'the invoice': { path: '/payments?as=owner', press: pressButton(/^Invoice for/) },
  'the request for a refund': {
    path: '/payments?as=owner',
    press: pressButton(/^Ask for a refund/),
  },
  'the deletion of the account': {
    path: '/dashboard?as=owner',
    press: pressButton('Delete my account'),
  },
};

/** How those of the admin panel are opened. */
const inTheAdminPanel: Record<string, Opening> = {
  'taking a project off sale': {
    path: '/admin/projects?as=admin&search=hospital',
    press: choose(/^Actions for/, 'Deactivate'),
  },
  'the refund by the shop': {
    path: '/admin/payments?as=admin&status=completed',
    press: pressButton(/^Refund, payment of/),
  },
  'the answer to a review': {
    path: '/admin/reviews?as=admin',
    press: choose(/^Actions for the review/, 'Read and answer'),
  },
  'hiding a review': {
    path: '/admin/reviews?as=admin',
    press: choose(/^Actions for the review/, 'Hide'),
  },
  'a new role': { path: '/admin/users?as=admin', press: choose(/^Actions for/, 'Make admin') },
};

const onPhones: Record<string, Opening> = {
  'the menu': { path: '/about', press: pressButton('Open menu') },
  'the filters': { path: '/projects', press: pressButton('Filters') },
};

for (const [place, openings] of Object.entries({
  'in the shop': inTheShop,
  'in the admin panel': inTheAdminPanel,
})) {
  test(`dialogs ${place} are accessible and fit every screen`, async ({ page }) => {
    for (const [name, { path, press }] of Object.entries(openings)) {
      await test.step(name, async () => {
        await open(page, path);
        await press(page);
        await expect(page.locator(DIALOG).first()).toBeVisible();
        await expectAccessibleInBothSchemes(page, DIALOG);
        await expectToFit(page);
      });
    }
  });
}

test('sheets on phones are accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [name, { path, press }] of Object.entries(onPhones)) {
    await test.step(name, async () => {
      await open(page, path);
      await press(page);
      await expect(page.locator(DIALOG).first()).toBeVisible();
      await expectAccessible(page, DIALOG);
    });
  }
});
