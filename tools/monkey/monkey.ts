/**
 * Uses the demo at random, as guest, customer and admin, on failing networks: `npm run monkey --
 * --minutes 10 --seed 1`. Needs `npm run build:demo`. Exits with 1 at the first page error,
 * unhandled rejection, console error, error boundary, endless spinner or dead button. Writes its
 * steps to a file that `--replay FILE` repeats.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { randomFrom } from '../../src/lib/random';
import { routes } from '../../src/app/router/routes';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { startServer } from '../server/startServer';
import { findControls, type Control } from './shopPage';
import { chooseStep, openShop, take, type Step } from './steps';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = join(ROOT, '.cache/monkey');
const PORT = '4177';
const SHOP = `http://localhost:${PORT}`;
const MINUTE_MS = 60_000;
const PAUSE_MS = 150;
/** How long requests may still fail after a disturbance has ended, in milliseconds. */
const AFTERMATH_MS = 8000;
const LONGEST_SPINNER_MS = 15_000;
/** Console output of the browser for responses that the shop handles, such as unknown paths. */
const HANDLED = /Failed to load resource|net::ERR_|Failed to update a ServiceWorker/;
const PATHS = routes.map(({ path }) => path.replace(':id', '4').replace('*', '/nowhere'));

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
  },
});

/** Returns the steps of a log one by one, or random ones until the time is over. */
function stepsOf({ minutes, seed, replay }: typeof values) {
  if (replay) {
    const lines = readFileSync(replay, 'utf8').trim().split('\n');
    return () => JSON.parse(lines.shift() ?? 'null') as Step | null;
  }
  const random = randomFrom(Number(seed));
  const end = Date.now() + Number(minutes) * MINUTE_MS;
  return (controls: readonly Control[], isCalm: boolean) =>
    Date.now() < end ? chooseStep(random, PATHS, controls, isCalm) : null;
}

/** Takes steps until one of them causes a problem, which must never occur, or none is left. */
async function play(
  context: BrowserContext,
  log: string,
): Promise<{ page: Page; problem?: string }> {
  const problems: string[] = [];
  /** When the last disturbance ended and a spinner appeared; infinite while one lasts. */
  let calmSince = 0;
  let spinsSince = Infinity;
  const isCalm = () => Date.now() - calmSince > AFTERMATH_MS;
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!HANDLED.test(message)) problems.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || HANDLED.test(message.text()) || !isCalm()) return;
    problems.push(`console error: ${message.text()}`);
  });

  async function inspect(page: Page): Promise<void> {
    const spinner = page.getByRole('progressbar').first();
    if (!(await spinner.isVisible()) || !isCalm()) spinsSince = Infinity;
    else spinsSince = Math.min(spinsSince, Date.now());
    if (Date.now() - spinsSince > LONGEST_SPINNER_MS) problems.push('a spinner of more than 15 s');
    const failure = page.getByText('This page could not be shown').first();
    if (await failure.isVisible()) problems.push('an error boundary');
  }

  const page = await context.newPage();
  const next = stepsOf(values);
  let controls: Control[] = [];
  writeFileSync(log, '');
  for (let step = next(controls, true); step; step = next(controls, calmSince < Infinity)) {
    const taken = step;
    appendFileSync(log, `${JSON.stringify(taken)}\n`);
    if (taken.kind === 'disturb') calmSince = Infinity;
    // A step may fail: controls vanish, and the browser has nowhere to go back to.
    const hasReacted = await take(page, SHOP, taken).catch(() => true);
    if (taken.kind === 'calm') calmSince = Date.now();
    const isAlive = (one: Control) =>
      taken.kind === 'press' && one.index === taken.index && one.mustReact;
    if (!hasReacted && controls.some(isAlive)) problems.push('no reaction');
    await page.waitForTimeout(PAUSE_MS);
    if (!page.url().startsWith(SHOP)) await openShop(page, SHOP);
    await inspect(page).catch(() => undefined);
    const [problem] = problems;
    if (problem)
      return { page, problem: `${problem} after ${JSON.stringify(taken)} at ${page.url()}` };
    controls = await findControls(page).catch(() => []);
  }
  return { page };
}

async function main(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const log = join(OUTPUT, values.replay ? 'replay.jsonl' : `seed-${values.seed}.jsonl`);
  const server = await startServer(ROOT, ['tools/serve/serve.ts', 'dist-demo'], SHOP, { PORT });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, acceptDownloads: true });
    const { page, problem } = await play(context, log);
    console.log(problem ?? 'No problems');
    console.log(`Replay with ${log}`);
    if (!problem) return;
    process.exitCode = 1;
    await page.screenshot({ path: join(OUTPUT, 'problem.png') });
  } finally {
    await browser.close();
    server.kill();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
