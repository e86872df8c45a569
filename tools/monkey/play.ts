import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
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

/** Controls that would leave the shop. */
const OUT_OF_BOUNDS = /workbench|^a mailto|file$/i;

/**
 * Returns the controls that a user could use now: visible, enabled, not covered by a dialog, and
 * inside the shop.
 */
export async function findControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate((selector) => {
    const isUsable = (element: Element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
      if (element.closest('[inert], [aria-hidden="true"]')) return false;
      if (element.matches(':disabled, [aria-disabled="true"], [type="file"]')) return false;
      if (element instanceof HTMLAnchorElement && element.origin !== window.location.origin) {
        return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const nameOf = (element: Element) => {
      const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = element.getAttribute('aria-label') ?? labels ?? element.textContent ?? '';
      return name.trim().replace(/\s+/g, ' ').slice(0, 60);
    };
    const isText = (element: Element) =>
      element.matches(
        'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], ' +
          'input[type="password"], input[type="tel"], input[type="number"], input[type="url"]',
      );
    const isSettled = (element: Element) =>
      element.matches(
        '[aria-pressed="true"], [aria-selected="true"], [aria-current], :checked, select, summary, input',
      ) ||
      (element instanceof HTMLAnchorElement && element.href === window.location.href);
    return [...document.querySelectorAll(selector)].flatMap((element, index) =>
      isUsable(element)
        ? [
            {
              index,
              label: `${element.tagName.toLowerCase()} ${nameOf(element)}`,
              takesText: isText(element),
              mustReact: !isSettled(element),
            },
          ]
        : [],
    );
  }, CONTROLS);
  return found.filter(({ label }) => !OUT_OF_BOUNDS.test(label));
}
