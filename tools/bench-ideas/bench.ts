/**
 * Measures the latency of the search on /ideathon in the demo build, with 4x CPU throttling: types
 * queries key by key, over the default ideas and over 120,000. Types each query three times and uses the
 * median per key, because other load on the machine distorts single measurements. Exits with 1 if a
 * limit is exceeded.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { IDEAS_PER_PAGE } from '@/config/constants';
import type { ProjectIdea } from '@/features/ideas/idea';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { createStaticServer } from '../serve/createStaticServer';
import { mediansOf, percentile95 } from './figures';
import { countMatches, makeIdeas } from './ideas';
import { installProbe, timeNaiveSearch, type KeyTimes } from './pageProbe';
import { QUERIES, statesOf } from './queries';

type Run = { name: string; wanted?: number; limits: { handler: number; painted: number } };

const RUNS: Run[] = [
  { name: 'usual', limits: { handler: 40, painted: 120 } },
  { name: '120,000', wanted: 120_000, limits: { handler: 40, painted: 175 } },
];
const DIRECTORY = resolve(__dirname, '../../dist-demo');
const SLOWDOWN = 4;
const LOADING_TIME_MS = 60_000;
const ROUNDS = 3;
const BETWEEN_KEYS_MS = 60;
/** Lets the page finish the work that it defers while the user types. */
const BETWEEN_QUERIES_MS = 1_500;
/** Number of ideas sent to the page at a time. */
const BATCH_SIZE = 20_000;

const count = new Intl.NumberFormat('en-IN');

function statusOf(total: number): string {
  if (total === 0) return 'Showing 0 ideas';
  return `Showing 1-${Math.min(IDEAS_PER_PAGE, total)} of ${count.format(total)} ideas`;
}

async function pressKey(page: Page, key: string, expected: string | null): Promise<KeyTimes> {
  await page.evaluate((text) => window.__probe.expect(text), expected);
  await page.keyboard.press(key);
  const times = await page.evaluate(() => window.__probe.result());
  await page.waitForTimeout(BETWEEN_KEYS_MS);
  return times;
}

async function typeQuery(page: Page, query: string, ideas: ProjectIdea[]): Promise<KeyTimes[]> {
  const times: KeyTimes[] = [];
  let text = '';
  let total = ideas.length;
  for (const next of statesOf(query)) {
    const nextTotal = countMatches(ideas, next);
    const key = next.length > text.length ? next.at(-1)! : 'Backspace';
    times.push(await pressKey(page, key, nextTotal === total ? null : statusOf(nextTotal)));
    [text, total] = [next, nextTotal];
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText(statusOf(ideas.length)).waitFor();
  await page.waitForTimeout(BETWEEN_QUERIES_MS);
  return times;
}

async function measure(browser: Browser, origin: string, { name, wanted, limits }: Run) {
  const ideas = makeIdeas(wanted);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx compiles the functions that run in the page, and its output calls `__name`.
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.goto(`${origin}/ideathon${wanted ? `?ideas=${wanted}` : ''}`);
  await page.getByText(statusOf(ideas.length)).waitFor({ timeout: LOADING_TIME_MS });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.evaluate(installProbe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.getByRole('textbox', { name: 'Search ideas...' }).click();

  const rounds: KeyTimes[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: KeyTimes[] = [];
    for (const query of QUERIES) times.push(...(await typeQuery(page, query, ideas)));
    rounds.push(times);
  }
  const reported = await page.evaluate(() => window.__probe.reported);

  await page.evaluate(() => void (window.__ideas = []));
  for (let start = 0; start < ideas.length; start += BATCH_SIZE) {
    const batch = ideas.slice(start, start + BATCH_SIZE);
    await page.evaluate((more) => void window.__ideas.push(...more), batch);
  }
  const naive = await page.evaluate(timeNaiveSearch, QUERIES.flatMap(statesOf));
  await page.close();

  const handler = mediansOf(rounds.map((times) => times.map((key) => key.handler)));
  const painted = mediansOf(rounds.map((times) => times.flatMap((key) => key.painted ?? [])));
  const figures = { handler: percentile95(handler), painted: percentile95(painted) };
  const line = (label: string, value: number, limit?: number) =>
    `  ${label.padEnd(46)}${value.toFixed(1).padStart(8)} ms${limit ? `  limit ${limit}` : ''}`;
  console.log(
    [
      `${name}: ${count.format(ideas.length)} ideas, ${handler.length} keys, ${painted.length} with new results, ${SLOWDOWN}x CPU throttling, 95th percentiles`,
      line('input event including rendering', figures.handler, limits.handler),
      line('key to painted results', figures.painted, limits.painted),
      line('  slowest', Math.max(...painted)),
      line(
        `key events over 16 ms reported by the browser (${reported.length})`,
        percentile95(reported),
      ),
      line('naive filter, without rendering', percentile95(naive)),
      // Other load on the machine makes all figures worse.
      `  load average ${loadavg()[0]!.toFixed(1)} on ${cpus().length} CPUs`,
    ].join('\n'),
  );
  return figures.handler <= limits.handler && figures.painted <= limits.painted;
}

async function main(): Promise<void> {
  if (!existsSync(join(DIRECTORY, 'index.html'))) {
    throw new Error('dist-demo/index.html does not exist. Run "npm run build:demo" first.');
  }
  const server = createStaticServer({ directory: DIRECTORY });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    for (const run of RUNS) {
      if (!(await measure(browser, origin, run))) {
        console.error(`${run.name}: a limit is exceeded`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
