import { type CDPSession, expect, type Page } from '@playwright/test';
import { productionVariables } from '../environment';
import { test } from '../fixtures';
import { open } from '../steps/shop';

const SECTIONS = ['Projects', 'Project Ideas', 'Internships', 'Contact', 'Dashboard', 'Home'];
const LAPS = 50;
const CHATS = 200;
/** Repetitions before the first measurement, to load code and fill caches. */
const WARM_UP = 3;
/** Longer than all transitions, and than most timers that outlive a page. */
const REST_MS = 3000;

/** Allowed growth over any number of repetitions, for caches that are still filling. */
const LIMITS = { 'bytes of heap': 2_000_000, nodes: 200, listeners: 20 };

/** The memory usage of a page; nodes include detached ones. */
type Footprint = Record<keyof typeof LIMITS, number>;

async function visitSections(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of SECTIONS) {
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

async function openAndCloseChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open support chat/ }).click();
  const panel = page.getByRole('dialog', { name: 'Support Chat' });
  await panel.getByRole('img', { name: 'Connected' }).waitFor();
  await panel.getByRole('button', { name: /^Close/ }).click();
  await panel.waitFor({ state: 'detached' });
}

async function measure(page: Page, session: CDPSession): Promise<Footprint> {
  await page.waitForTimeout(REST_MS);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    'bytes of heap': figure('JSHeapUsedSize'),
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  };
}

for (const [what, times, use] of [
  [`${LAPS * SECTIONS.length} pages`, LAPS, visitSections],
  [`${CHATS} chats`, CHATS, openAndCloseChat],
] as const) {
  test(
    `a customer’s ${what} leave no memory behind`,
    { tag: ['@night', '@memory'] },
    async ({ page, request }) => {
      test.setTimeout(900_000);
      const login = await request.post(`${productionVariables.API_HOST}/api/auth/login`, {
        data: { email: 'asha@example.com', password: 'password' },
      });
      const { token } = (await login.json()) as { token: string };
      await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
      await open(page, '/');
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      for (let round = 0; round < WARM_UP; round += 1) await use(page);
      const before = await measure(page, session);
      for (let round = 0; round < times; round += 1) await use(page);
      const after = await measure(page, session);
      console.log(`${what}: ${JSON.stringify(before)} before, ${JSON.stringify(after)} after`);
      for (const [name, limit] of Object.entries(LIMITS)) {
        const growth = after[name as 'nodes'] - before[name as 'nodes'];
        expect(growth, `${name} added by ${what}`).toBeLessThanOrEqual(limit);
      }
    },
  );
}
