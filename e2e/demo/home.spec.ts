import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../steps/holdRequests';
import { open } from '../steps/shop';

const PHONE = { width: 390, height: 844 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens the home page and waits for the last part that loads. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Why Launchyard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Categories' })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('projects and proof are near the top', { tag: '@night' }, async ({ page }) => {
    await openHome(page);
    const topOf = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return box!.y;
    };
    const card = await page.getByRole('article').first().boundingBox();
    expect(card!.y).toBeLessThan(1.5 * PHONE.height);
    expect(await topOf('What customers say')).toBeLessThan(2 * PHONE.height);
  });

  test('the latest projects scroll sideways', { tag: '@night' }, async ({ page }) => {
    await openHome(page);
    const shelf = page.getByRole('region', { name: 'Latest projects' }).getByRole('list');
    const last = shelf.getByRole('article').last();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await last.getByRole('link').focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

test('the page keeps its height during scrolling', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const height = await heightOf(page);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  const isAtEnd = () =>
    page.evaluate(
      () => Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight,
    );
  await expect(async () => {
    await page.mouse.wheel(0, PHONE.height);
    expect(await isAtEnd()).toBe(true);
  }).toPass();
  expect(await heightOf(page)).toBe(height);
});

/** Watches how far the parts of the page move; returns a function that sums it up. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
}

/** The threshold below which Lighthouse counts no shift. */
const NO_SHIFT = 0.01;

test('nothing moves when the backend is down', async ({ page, allowConsole }) => {
  allowConsole(/status of 500|Loading .* failed/);
  await page.setViewportSize(PHONE);
  const shift = await watchShifts(page);
  await open(page, '/?scenario=serverDown');
  await expect(page.getByRole('alert')).toContainText('Failed to load projects.');
  await expect(page.getByRole('region', { name: 'Why Launchyard' })).toBeVisible();
  expect(await shift()).toBeLessThan(NO_SHIFT);
});

for (const width of [PHONE.width, 1440]) {
  test(`nothing moves ${width} px wide for whoever has chosen the list`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width });
    await page.addInitScript(() => localStorage.setItem('projects-layout', 'list'));
    const shift = await watchShifts(page);
    const release = await holdRequests(page, '**/assets/main.*.js');
    await page.goto('/projects', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeHidden();
    release();
    const card = page.getByRole('article').first();
    await expect(card).toHaveCSS('flex-direction', 'row');
    await expect(card).toBeVisible();
    expect(await shift()).toBeLessThan(NO_SHIFT);
  });
}
