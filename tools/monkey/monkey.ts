/**
 * Uses the demo at random, as guest, customer and admin, on failing networks: `npm run monkey --
 * --minutes 10 --seed 1`. Needs `npm run build:demo`. Exits with 1 at the first page error,
 * unhandled rejection, console error, error boundary, endless spinner or dead button. Writes its
 * steps to a file that `--replay FILE` repeats.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { randomFrom } from '../../src/lib/random';
import { routes } from '../../src/app/router/routes';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { startServer } from '../server/startServer';
import { play, stepsOfLog, type NextStep } from './play';
import { Problems } from './problems';
import { chooseStep } from './steps';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = join(ROOT, '.cache/monkey');
const PORT = '4177';
const SHOP = `http://localhost:${PORT}`;
const MINUTE_MS = 60_000;
const PHONE = { width: 390, height: 844 };

const PATHS = routes.map(({ path }) => path.replace(':id', '4').replace('*', '/nowhere'));

function randomSteps(seed: number, minutes: number): NextStep {
  const random = randomFrom(seed);
  const end = Date.now() + minutes * MINUTE_MS;
  let isDisturbed = false;
  return (controls) => {
    if (Date.now() > end) return undefined;
    const step = chooseStep(random, { paths: PATHS, controls, isDisturbed });
    if (step.kind === 'disturb') isDisturbed = true;
    if (step.kind === 'calm') isDisturbed = false;
    return step;
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      replay: { type: 'string' },
    },
  });
  const { minutes, seed, replay } = values;
  mkdirSync(OUTPUT, { recursive: true });
  const problems = new Problems();
  const nextStep = replay ? stepsOfLog(replay) : randomSteps(Number(seed), Number(minutes));
  const log = join(OUTPUT, replay ? 'replay.jsonl' : `seed-${seed}.jsonl`);
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  try {
    server = await startServer(ROOT, ['tools/serve/serve.ts', 'dist-demo'], SHOP, { PORT });
    browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
    const context = await browser.newContext({ viewport: PHONE, acceptDownloads: true });
    const { page, steps } = await play({ context, shop: SHOP, nextStep, problems, log });
    console.log(`${steps} steps, ${problems.found.length} problems; replay with ${log}`);
    if (problems.found.length > 0) await page.screenshot({ path: join(OUTPUT, 'problem.png') });
  } finally {
    await browser?.close();
    server?.kill();
  }
  for (const problem of problems.found) console.error(problem);
  if (problems.found.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
