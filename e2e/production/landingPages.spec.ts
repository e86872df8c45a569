import { expect } from '@playwright/test';
import { BACKEND_PORT } from '../environment';
import { test } from '../fixtures';
import { holdRequests } from '../steps/holdRequests';

const SCRIPT = /\/assets\/[^/]+\.js$/;
const BACKEND = `http://localhost:${BACKEND_PORT}`;

// Counts the page's requests, not those of its service worker.
test.use({ serviceWorkers: 'block' });

const LANDING_PAGES = [
  {
    path: '/projects',
    data: '/api/projects?page=1&limit=12&sort=created_at&order=DESC',
    content: { role: 'link', name: 'View Details' },
  },
  {
    path: '/projects/1',
    data: '/api/projects/1',
    content: { role: 'button', name: 'Purchase Now' },
  },
] as const;

for (const { path, data, content } of LANDING_PAGES) {
  test(`the page at ${path} requests its scripts and data beside the main script`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (SCRIPT.test(request.url())) scripts.push(request.url());
      if (request.url() === `${BACKEND}${data}`) calls.push(request.method());
    });
    const release = await holdRequests(page, '**/assets/main.*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await expect.poll(() => calls).toEqual(['GET']);
    const requested = new Set(scripts);

    release();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(page.getByRole(content.role, { name: content.name }).first()).toBeVisible();
    // Nothing is requested twice, as a preloaded URL that the app does not use would be.
    expect(scripts.filter((address) => requested.has(address))).toHaveLength(requested.size);
    expect(calls).toEqual(['GET']);
  });
}

test('a search is requested by the app alone', { tag: '@night' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${BACKEND}/api/projects?`)) calls.push(request.url());
  });
  await page.goto('/projects?search=hospital');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('search=hospital');
});
