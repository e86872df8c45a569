/**
 * Searches for memory leaks in the production build with the mock server: `npm run memory`. Needs
 * `npm run build`. A customer changes pages 300 times, then opens and closes the chat 200 times;
 * after each part and a garbage collection, heap, nodes and listeners must be as at its start.
 * Exits with 1 if they are not.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { createStaticServer } from '../serve/createStaticServer';
import { startServer } from '../server/startServer';

const ROOT = resolve(__dirname, '../..');
const BACKEND_PORT = '4011';
const BACKEND = `http://localhost:${BACKEND_PORT}`;
const SHOP_PORT = 4178;
const SHOP = `http://localhost:${SHOP_PORT}`;
const SECTIONS = ['Projects', 'Project Ideas', 'Internships', 'Contact', 'Dashboard', 'Home'];
const LAPS = 50;
const CHATS = 200;
/** Repetitions before the first measurement, to load code and fill caches. */
const WARM_UP = 3;
/** Longer than all transitions, and than most timers that outlive a page. */
const REST_MS = 3000;

/** The memory usage of a page; nodes include detached ones. */
type Footprint = Record<keyof typeof LIMITS, number>;

/** Allowed growth over any number of repetitions, for caches that are still filling. */
const LIMITS = { 'bytes of heap': 2_000_000, nodes: 200, listeners: 20 };

/** Logs the seeded customer in; returns the token. */
async function logIn(): Promise<string> {
  const response = await fetch(`${BACKEND}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'password' }),
  });
  return ((await response.json()) as { token: string }).token;
}

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

/** Repeats an action in the shop; returns the growth that exceeds the limits, as sentences. */
async function repeat(
  page: Page,
  session: CDPSession,
  what: string,
  times: number,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  for (let round = 0; round < WARM_UP; round += 1) await use(page);
  const before = await measure(page, session);
  for (let round = 0; round < times; round += 1) await use(page);
  const after = await measure(page, session);
  console.log(`${what}: ${JSON.stringify(before)} before, ${JSON.stringify(after)} after`);
  // A figure that could not be measured is no number, and fails.
  return Object.entries(LIMITS)
    .map(([name, limit]) => ({
      name,
      limit,
      growth: after[name as 'nodes'] - before[name as 'nodes'],
    }))
    .filter(({ limit, growth }) => !(growth <= limit))
    .map(
      ({ name, limit, growth }) => `${what}: ${growth} more ${name}; at most ${limit} may be added`,
    );
}

async function useShop(): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const token = await logIn();
    await page.goto(`${SHOP}/robots.txt`);
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    await page.goto(SHOP);
    await page.locator('#splash').waitFor({ state: 'detached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return [
      ...(await repeat(page, session, `${LAPS * SECTIONS.length} pages`, LAPS, visitSections)),
      ...(await repeat(page, session, `${CHATS} chats`, CHATS, openAndCloseChat)),
    ];
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'memory-'));
  const configFile = join(directory, 'config.json');
  writeFileSync(configFile, JSON.stringify({ apiHost: BACKEND }));
  const shop = createStaticServer({ directory: join(ROOT, 'dist'), configFile });
  let backend: ChildProcess | undefined;
  try {
    backend = await startServer(ROOT, ['mocks/server.ts'], `${BACKEND}/simulated-checkout.js`, {
      PORT: BACKEND_PORT,
    });
    await new Promise<void>((listening) => shop.listen(SHOP_PORT, listening));
    const growth = await useShop();
    for (const sentence of growth) console.error(sentence);
    if (growth.length > 0) process.exitCode = 1;
  } finally {
    backend?.kill();
    shop.close();
    shop.closeAllConnections();
    rmSync(directory, { recursive: true });
  }
}

void main();
