import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { logIn, open } from '../steps/shop';

/** What a browser can deny a site, with the workbench's notice. Each function runs in the page. */
const DENIALS: { name: string; deny: () => void; says: RegExp; keepsSession: boolean }[] = [
  {
    name: 'access to its storage',
    deny: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    },
    says: /the cart, the session and this setup end/,
    keepsSession: false,
  },
  {
    name: 'space in its storage',
    deny: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    says: /the cart, the session and this setup end/,
    keepsSession: false,
  },
  {
    name: 'a database',
    deny: () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
    says: /accounts, payments and uploads end/,
    keepsSession: true,
  },
  {
    name: 'its service worker',
    deny: () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('Denied', 'SecurityError'));
    },
    says: /pictures that an admin uploads/,
    keepsSession: true,
  },
];

for (const { name, deny, says, keepsSession } of DENIALS) {
  test(
    `the demo starts in a browser that denies ${name}`,
    { tag: name === DENIALS[0]!.name ? [] : '@night' },
    async ({ page, allowConsole }) => {
      // Without the service worker, pictures are requested from the server, which has none.
      allowConsole(/Failed to load resource: .*404.*\/uploads\/images\//);
      await page.addInitScript(deny);
      await open(page, '/projects');
      await expect(page.getByText('Showing 1-12 of 142 projects')).toBeVisible();

      await page.getByRole('button', { name: 'Open the workbench' }).click();
      const workbench = page.getByRole('dialog', { name: 'Workbench' });
      await expect(workbench.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Login' }).first().click();
      await logIn(page, 'asha@example.com');
      await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
      await page.reload();
      const account = page.getByRole('button', { name: 'Account of Asha Rao' });
      const login = page.getByRole('link', { name: 'Login' }).first();
      await expect(keepsSession ? account : login).toBeVisible();
    },
  );
}

test(
  'a service worker that cannot be updated is no error of the page',
  { tag: '@night' },
  async ({ page, context }) => {
    await open(page, '/about');
    // The worker unregisters itself when its last page closes, while the next one may be looking for it.
    await context.addInitScript(() => {
      if (!window.isSecureContext) return;
      ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Not found'));
    });
    const second = await context.newPage();
    await open(second, '/about');
    await second.waitForFunction(() => window.__workbench !== undefined);
  },
);
