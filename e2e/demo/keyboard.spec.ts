import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { chatPanel, expectChatReady } from '../steps/chat';
import { cards, checkout, open } from '../steps/shop';

const MAX_TAB_PRESSES = 120;

/** Presses Tab until the target is focused; throws if it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with the Tab key');
}

/** Types into a field that Tab reaches. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Activates a control that Tab reaches. */
async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('a project can be bought with the keyboard only', async ({ page }) => {
  await open(page, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Email'), 'new@example.com');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'password');
  await pressOn(page, page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();

  await pressOn(page, page.getByRole('link', { name: 'Projects', exact: true }).first());
  await pressOn(
    page,
    page.getByRole('article').first().getByRole('link', { name: 'View Details' }),
  );
  await pressOn(page, page.getByRole('button', { name: 'Purchase Now' }));

  const form = checkout(page);
  await expect(form).toBeVisible();
  await typeInto(page, form.getByLabel('Card number'), cards.succeeds);
  await typeInto(page, form.getByLabel('Expiry (MM/YY)'), '1249');
  await typeInto(page, form.getByLabel('CVV'), '123');
  await tabTo(page, form.getByLabel('Name on card'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Nikhil Verma');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
});

test('a project can be reviewed with the keyboard only', { tag: '@night' }, async ({ page }) => {
  await open(page, '/projects/12?as=owner');
  const section = page.getByRole('region', { name: 'Reviews' });
  await pressOn(page, page.getByRole('link', { name: 'Write a review' }));
  // Parts that load meanwhile move the section, which must still be scrolled to and focused.
  await expect(
    section.getByText('You own this project. What do you think of it?'),
  ).toBeInViewport();
  await expect(section).toBeFocused();
  await pressOn(page, section.getByRole('button', { name: 'Write a review' }));
  await expect(section.getByRole('radio', { name: '5 stars' })).toBeVisible();
  await tabTo(page, section.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await typeInto(
    page,
    section.getByRole('textbox', { name: 'Your review' }),
    'It runs in our shop.',
  );
  await pressOn(page, section.getByRole('button', { name: 'Post review' }));
  await expect(page.getByText('Thank you! Your review was saved.')).toBeVisible();
  await expect(section.getByText('It runs in our shop.')).toBeVisible();
  // The form is gone, and the focus stays where the key was pressed.
  await expect(page.locator('body')).not.toBeFocused();
});

test('support can be asked with the keyboard only', async ({ page }) => {
  await open(page, '/internships?as=customer');
  await pressOn(page, page.getByRole('button', { name: /^Open support chat/ }));
  const panel = chatPanel(page);
  await expectChatReady(page);
  await page.keyboard.type('Is there a stipend?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log', { name: 'Messages' })).toContainText('Is there a stipend?');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await pressOn(page, panel.getByRole('button', { name: 'Minimize chat' }));
  await expect(page.getByRole('button', { name: /^Open support chat/ })).toBeFocused();
});

test('a project can be added with the keyboard only', { tag: '@night' }, async ({ page }) => {
  await open(page, '/admin/projects?as=admin');
  await pressOn(page, page.getByRole('link', { name: 'New project' }));
  const title = page.getByLabel('Title', { exact: true });
  await typeInto(page, title, 'Harbour Booking');
  await typeInto(page, page.getByLabel('Short description'), 'Berths, boats and bills.');
  await typeInto(
    page,
    page.getByLabel('Description', { exact: true }),
    'For harbours with many berths.',
  );
  await pressOn(page, page.getByRole('button', { name: 'Add project' }));
  await expect(page.getByRole('alert')).toContainText('price');
  await expect(page.getByLabel('Price in rupees')).toBeFocused();
  await page.keyboard.type('4,999');
  await pressOn(page, page.getByRole('button', { name: 'Add project' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.getByText('Harbour Booking').first()).toBeVisible();
});
