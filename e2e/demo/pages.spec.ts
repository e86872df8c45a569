import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectToFit, test } from '../fixtures';
import { open } from '../steps/shop';

/** Every page, grouped by what a test opens in turn. */
const PAGES = {
  'the shop': ['/', '/projects', '/projects/1', '/projects?search=zzzz', '/ideathon'],
  'ideas and comparisons': [
    '/ideathon/30',
    '/ideathon/100000',
    '/compare?projects=4,5,6',
    '/compare',
  ],
  'pages about the shop': ['/internships', '/about', '/contact', '/help', '/nowhere'],
  policies: ['/shipping-policy', '/terms-conditions', '/refund-policy', '/privacy-policy'],
  'forms of an account': [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
  ],
  'the pages of a customer': ['/dashboard?as=owner', '/my-projects', '/payments', '/cart'],
  'the lists of an admin': [
    '/admin/projects?as=admin',
    '/admin/payments',
    '/admin/users',
    '/admin/reviews',
  ],
  'other pages of an admin': [
    '/admin?as=admin&days=30',
    '/admin/projects/new',
    '/admin/projects/1',
    '/admin/projects/import',
    '/admin/chat',
  ],
};

for (const [name, paths] of Object.entries(PAGES)) {
  test(`accessible, and never scrolling sideways: ${name}`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessibleInBothSchemes(page);
      await expectToFit(page);
    }
  });
}

test('the first visit starts the mock backend without loading the page twice', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await open(page, '/projects');
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(documents).toHaveLength(1);
});

test('a direct visit to /privacy-policy#cookies scrolls to its section', async ({ page }) => {
  await open(page, '/privacy-policy#cookies');
  const top = () =>
    page.evaluate(() => document.getElementById('cookies')!.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test('the pagination has two rows of large targets on a phone', async ({ page }) => {
  for (const path of ['/projects?page=5', '/ideathon?page=500']) {
    await page.setViewportSize({ width: 360, height: 844 });
    await open(page, path);
    const controls = page.getByRole('navigation', { name: 'Pages' });
    await expect(controls.getByRole('button', { name: /^Page / }).first()).toBeVisible();
    const targets = await controls.locator('button, .MuiInputBase-root').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return { row: Math.round(top + height / 2), size: Math.min(width, height) };
      }),
    );
    expect(new Set(targets.map(({ row }) => row)).size, path).toBeLessThanOrEqual(2);
    expect(Math.min(...targets.map(({ size }) => size)), path).toBeGreaterThanOrEqual(44);
  }
});

test('long words do not widen a page', { tag: '@night' }, async ({ page }) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(3);
  const user = {
    ...{ id: 2, email: `${word}@example.com`, name: word, phone: null, role: 'user' },
    ...{ created_at: '2025-01-01T00:00:00Z', is_verified: true },
  };
  const profile = encodeURIComponent(JSON.stringify({ user }));
  await open(page, `/dashboard?as=owner&fault=getProfile:body=${profile}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wolfe');
  await expectToFit(page);
});

test('colours change at once with reduced motion', { tag: '@night' }, async ({ page }) => {
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
