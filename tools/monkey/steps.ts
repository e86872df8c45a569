import type { Page } from '@playwright/test';
import { CONTROLS, press, type Control } from './shopPage';

/** A step of the monkey, which a log can replay. */
export type Step =
  /** Opens a path of the shop as a seeded user. */
  | { kind: 'open'; path: string; as: string }
  /** Clicks the control at an index among those available. */
  | { kind: 'press'; index: number; label: string }
  | { kind: 'type'; index: number; label: string; text: string }
  | { kind: 'key'; key: string }
  | { kind: 'back' | 'forward' | 'reload' }
  /** Lets the network or the backend fail, until it is calm again. */
  | { kind: 'disturb'; disturbance: Disturbance }
  | { kind: 'calm' };

type Disturbance = 'offline' | keyof typeof FAULTS;
type Workbench = { setFault: (operation: string, fault: object | null) => void };

const FAULTS = {
  slow: { delayMs: 4000 },
  failing: { status: 500 },
  'half-failing': { status: 503, rate: 0.5 },
};
const DISTURBANCES: readonly Disturbance[] = ['offline', 'slow', 'failing', 'half-failing'];
const TEXTS = [
  ...['hospital', 'a@example.com', 'password', '12', '-5', '   ', '<b>bold</b>', 'नमस्ते 🚀'],
  ...["Robert'); DROP TABLE", 'x'.repeat(300)],
];
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', 'PageDown'];
const PEOPLE = ['visitor', 'customer', 'owner', 'admin'];
const TIMEOUT = { timeout: 20_000 };

/** Chooses the next step; the same random numbers and situations give the same steps. */
export function chooseStep(
  random: () => number,
  paths: readonly string[],
  controls: readonly Control[],
  isCalm: boolean,
): Step {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const chance = random();
  if (!isCalm && chance < 0.1) return { kind: 'calm' };
  if (chance < 0.13) return { kind: 'open', path: pick(paths), as: pick(PEOPLE) };
  if (chance < 0.16) return { kind: 'key', key: pick(KEYS) };
  if (chance < 0.2) return { kind: pick(['back', 'forward', 'reload'] as const) };
  if (isCalm && chance < 0.23) return { kind: 'disturb', disturbance: pick(DISTURBANCES) };
  if (controls.length === 0) return { kind: 'key', key: 'Escape' };
  const { index, label, takesText } = pick(controls);
  return takesText
    ? { kind: 'type', index, label, text: pick(TEXTS) }
    : { kind: 'press', index, label };
}

/** Lets requests to the mock backend fail; with null, they work again. */
async function setFault(page: Page, fault: object | null): Promise<void> {
  await page.evaluate((value) => {
    const { __workbench } = window as unknown as { __workbench?: Workbench };
    __workbench?.setFault('*', value);
  }, fault);
}

/** Opens a path of the shop as a seeded user. */
export async function openShop(page: Page, shop: string, path = '/', as = 'visitor') {
  await page.context().setOffline(false);
  const address = new URL(path, shop);
  address.searchParams.set('as', as);
  await page.goto(address.href, TIMEOUT);
  await page.locator('#splash').waitFor({ state: 'detached', ...TIMEOUT });
}

/** Takes a step; returns whether the page has reacted to it. */
export async function take(page: Page, shop: string, step: Step): Promise<boolean> {
  switch (step.kind) {
    case 'open':
      await openShop(page, shop, step.path, step.as);
      break;
    case 'press':
      return press(page, step.index);
    case 'type':
      await page.locator(CONTROLS).nth(step.index).fill(step.text, { timeout: 2000 });
      break;
    case 'key':
      await page.keyboard.press(step.key);
      break;
    case 'back':
      await page.goBack(TIMEOUT);
      break;
    case 'forward':
      await page.goForward(TIMEOUT);
      break;
    case 'reload':
      await page.reload(TIMEOUT);
      break;
    case 'disturb':
      if (step.disturbance === 'offline') await page.context().setOffline(true);
      else await setFault(page, FAULTS[step.disturbance]);
      break;
    case 'calm':
      await page.context().setOffline(false);
      await setFault(page, null);
  }
  return true;
}
