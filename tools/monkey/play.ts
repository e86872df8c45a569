import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findControls } from './controls';
import { calm, disturb } from './disturbances';
import type { Problems } from './problems';
import { press } from './reaction';
import { CONTROLS, type Control, type Step } from './steps';

const LOAD_TIMEOUT_MS = 20_000;
const TYPE_TIMEOUT_MS = 2000;
const PAUSE_MS = 150;

/** Returns the next step for the available controls, or undefined at the end. */
export type NextStep = (controls: readonly Control[]) => Step | undefined;

type Game = {
  /** A context without pages, whose pages are monitored for problems. */
  context: BrowserContext;
  /** The origin of the shop. */
  shop: string;
  nextStep: NextStep;
  problems: Problems;
  /** Log file; each step is written before it is taken. */
  log: string;
};

async function open(page: Page, shop: string, { path, as }: { path: string; as: string }) {
  await page.context().setOffline(false);
  const address = new URL(path, shop);
  address.searchParams.set('as', as);
  await page.goto(address.href, { timeout: LOAD_TIMEOUT_MS });
  await page.locator('#splash').waitFor({ state: 'detached', timeout: LOAD_TIMEOUT_MS });
}

/** Takes a step; reports a dead button as a problem. */
async function take(
  page: Page,
  step: Step,
  controls: readonly Control[],
  { shop, problems }: Game,
): Promise<void> {
  switch (step.kind) {
    case 'open':
      return open(page, shop, step);
    case 'press': {
      const control = controls.find(({ index }) => index === step.index);
      const reaction = await press(page, step.index);
      if (reaction === 'dead' && control?.mustReact) {
        problems.found.push(`no reaction to ${step.label} at ${page.url()}`);
      }
      return;
    }
    case 'type':
      await page.locator(CONTROLS).nth(step.index).fill(step.text, { timeout: TYPE_TIMEOUT_MS });
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

/**
 * Takes steps until one of them causes a problem. Returns the page and the number of steps; rejects
 * if the shop's server is gone.
 */
export async function play(game: Game): Promise<{ page: Page; steps: number }> {
  const { context, shop, nextStep, problems, log } = game;
  problems.watch(context);
  const page = await context.newPage();
  writeFileSync(log, '');
  let controls: Control[] = [];
  let steps = 0;
  for (let step = nextStep(controls); step; step = nextStep(controls)) {
    steps += 1;
    appendFileSync(log, `${JSON.stringify(step)}\n`);
    // A step may fail: controls vanish, and the browser has nowhere to go back to.
    await take(page, step, controls, game).catch(() => undefined);
    await page.waitForTimeout(PAUSE_MS);
    if (!page.url().startsWith(shop)) await open(page, shop, { path: '/', as: 'visitor' });
    await problems.inspect(page).catch(() => undefined);
    if (problems.found.length > 0) break;
    controls = await findControls(page).catch(() => []);
  }
  return { page, steps };
}

/** Returns the steps of a log, to repeat them. */
export function stepsOfLog(file: string): NextStep {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as Step);
  return () => steps.shift();
}
