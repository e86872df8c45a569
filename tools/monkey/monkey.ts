/**
 * Uses the demo at random, as guest, customer and admin, with networks that fail:
 * `npm run monkey -- --minutes 10 --seed 1`. Needs `npm run build:demo`. Ends with 1 at the first page
 * error, console error, error boundary, endless spinner or dead button, and writes the steps up to it
 * to a file that `--replay FILE` repeats.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { randomFrom } from '../../mocks/domain/random';
import { routes } from '../../src/app/router/routes';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { startServer } from '../lighthouse/servers';
import { findControls } from './controls';
import { calm, disturb } from './disturbances';
import { Problems } from './problems';
import { press } from './reaction';
import { chooseStep, CONTROLS, type Control, type Step } from './steps';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = join(ROOT, '.cache/monkey');
const PORT = '4177';
const SHOP = `http://localhost:${PORT}`;
const MINUTE_MS = 60_000;
const PHONE = { width: 390, height: 844 };
const LOAD_TIMEOUT_MS = 20_000;
const PAUSE_MS = 150;

const PATHS = routes.map(({ path }) => path.replace(':id', '4').replace('*', '/nowhere'));

async function open(page: Page, { path, as }: { path: string; as: string }): Promise<void> {
  await page.context().setOffline(false);
  const address = new URL(path, SHOP);
  address.searchParams.set('as', as);
  await page.goto(address.href, { timeout: LOAD_TIMEOUT_MS });
  await page.locator('#splash').waitFor({ state: 'detached', timeout: LOAD_TIMEOUT_MS });
}

/** Takes a step; adds a dead button to the problems. */
async function take(
  page: Page,
  step: Step,
  controls: readonly Control[],
  problems: Problems,
): Promise<void> {
  switch (step.kind) {
    case 'open':
      return open(page, step);
    case 'press': {
      const control = controls.find(({ index }) => index === step.index);
      const reaction = await press(page, step.index);
      if (reaction === 'dead' && control?.mustReact) {
        problems.found.push(`no reaction to ${step.label} at ${page.url()}`);
      }
      return;
    }
    case 'type':
      await page.locator(CONTROLS).nth(step.index).fill(step.text, { timeout: 2000 });
      return;
    case 'key':
      return page.keyboard.press(step.key);
    case 'back':
      await page.goBack({ timeout: LOAD_TIMEOUT_MS });
      return;
    case 'forward':
      await page.goForward({ timeout: LOAD_TIMEOUT_MS });
      return;
    case 'reload':
      await page.reload({ timeout: LOAD_TIMEOUT_MS });
      return;
    case 'disturb':
      problems.setDisturbed(true);
      return disturb(page, step.disturbance);
    case 'calm':
      await calm(page);
      problems.setDisturbed(false);
  }
}

/** Takes the steps until one of them causes a problem; returns those taken. */
async function play(nextStep: NextStep, problems: Problems): Promise<Step[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const context = await browser.newContext({ viewport: PHONE, acceptDownloads: true });
  problems.watch(context);
  const page = await context.newPage();
  const taken: Step[] = [];
  let controls: Control[] = [];
  try {
    for (let step = nextStep(controls); step; step = nextStep(controls)) {
      taken.push(step);
      // A step may fail: controls vanish, and the browser has nowhere to go back to.
      await take(page, step, controls, problems).catch(() => undefined);
      await page.waitForTimeout(PAUSE_MS);
      if (!page.url().startsWith(SHOP)) await open(page, { path: '/', as: 'visitor' });
      await problems.inspect(page).catch(() => undefined);
      if (problems.found.length > 0) break;
      controls = await findControls(page).catch(() => []);
    }
    if (problems.found.length > 0) await page.screenshot({ path: join(OUTPUT, 'problem.png') });
  } finally {
    await browser.close();
  }
  return taken;
}

/** Returns the next step for the controls in reach, or undefined at the end. */
type NextStep = (controls: readonly Control[]) => Step | undefined;

function stepsOfLog(file: string): NextStep {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as Step);
  return () => steps.shift();
}

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
  let server: ChildProcess | undefined;
  try {
    server = await startServer(ROOT, ['tools/serve/serve.ts', 'dist-demo'], SHOP, { PORT });
    const steps = await play(nextStep, problems);
    const log = join(OUTPUT, `seed-${seed}.jsonl`);
    writeFileSync(log, steps.map((step) => `${JSON.stringify(step)}\n`).join(''));
    console.log(`${steps.length} steps, ${problems.found.length} problems; replay with ${log}`);
  } finally {
    server?.kill();
  }
  for (const problem of problems.found) console.error(problem);
  if (problems.found.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
