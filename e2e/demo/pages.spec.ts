import { expect } from '@playwright/test';
import { expectAccessibleOnEveryScreen, expectToFit, test } from '../fixtures';
import { logIn, open } from '../steps/shop';

const PUBLIC_PAGES = [
  '/',
  '/projects',
  '/projects/1',
  '/projects?search=zzzz',
  '/ideathon',
  '/internships',
  '/about',
  '/contact',
  '/help',
  '/shipping-policy',
  '/terms-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/nowhere',
];
const CUSTOMER_PAGES = ['/dashboard', '/my-projects', '/payments', '/cart'];

for (const path of PUBLIC_PAGES) {
  test(`${path} is accessible and never scrolls sideways`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleOnEveryScreen(page);
    await expectToFit(page);
  });
}

test('the pages of a customer are accessible and never scroll sideways', async ({ page }) => {
  await open(page, '/login');
  await logIn(page, 'asha@example.com');
  for (const path of CUSTOMER_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleOnEveryScreen(page);
    await expectToFit(page);
  }
});

for (const path of ['/projects?page=5', '/ideathon?page=500']) {
  test(`the pagination of ${path} has two rows of large targets on a phone`, async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      const controls = page.getByRole('navigation', { name: 'Pages' });
      await expect(controls.getByRole('button', { name: /^Page / }).first()).toBeVisible();
      const targets = await controls.locator('button, .MuiInputBase-root').evaluateAll((elements) =>
        elements.map((element) => {
          const { top, width: across, height } = element.getBoundingClientRect();
          return { row: Math.round(top + height / 2), size: Math.min(across, height) };
        }),
      );
      expect(new Set(targets.map(({ row }) => row)).size).toBeLessThanOrEqual(2);
      expect(Math.min(...targets.map(({ size }) => size))).toBeGreaterThanOrEqual(44);
    }
  });
}

test('long words do not widen a page', async ({ page }) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(3);
  const user = { id: 2, email: `${word}@example.com`, name: word, role: 'user' };
  const profile = encodeURIComponent(JSON.stringify({ user }));
  await open(page, `/dashboard?as=owner&fault=getProfile:body=${profile}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wolfe');
  await expectToFit(page);
});

test('colours change at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Use dark colours' });
  // Even short transitions of inherited colours would cascade down the page.
  const transitions = await button.evaluate(async (element) => {
    (element as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  expect(transitions).toBe(0);
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
});

test('the page frame uses the styles in the HTML and does not create them again', async ({
  page,
}) => {
  await open(page, '/projects');
  const styles = await page.evaluate(() => {
    const prerendered = document.querySelectorAll<HTMLElement>('style[data-emotion^="css "]');
    const known = [...prerendered].flatMap(({ dataset }) => dataset.emotion!.split(' '));
    const inFooter = document.querySelectorAll('footer, footer *');
    const names = [...inFooter].flatMap(({ classList }) =>
      [...classList].filter((name) => name.startsWith('css-')).map((name) => name.slice(4)),
    );
    return { count: names.length, missing: names.filter((name) => !known.includes(name)) };
  });
  expect(styles.count).toBeGreaterThan(10);
  expect(styles.missing).toEqual([]);
});

test('Try Again reloads the page', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await open(page, '/projects?scenario=serverDown');
  await expect(page.getByRole('heading', { name: 'Error Loading Projects' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
});

test('the app starts with a corrupted cart, token and mock store', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/snapshot|mock store|401/i);
  await open(page, '/');
  await page.evaluate(() => {
    localStorage.setItem('cart', '{"not":"a list"');
    localStorage.setItem('token', 'x y');
  });
  await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    for (const { name } of databases) {
      const opened = indexedDB.open(name!);
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const stores = Array.from(opened.result.objectStoreNames);
      const transaction = opened.result.transaction(stores, 'readwrite');
      for (const store of stores) {
        const keys = transaction.objectStore(store).getAllKeys();
        await new Promise((resolve) => (keys.onsuccess = resolve));
        for (const key of keys.result) transaction.objectStore(store).put('corrupted', key);
      }
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      opened.result.close();
    }
  });
  await open(page, '/projects');
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('colours follow the system until the user chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await open(page, '/projects');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('navigating to another page scrolls to the top', async ({ page }) => {
  await open(page, '/projects');
  await page.getByRole('article').nth(9).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('button', { name: 'Purchase Now' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
