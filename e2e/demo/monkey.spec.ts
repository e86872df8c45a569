import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../src/app/router/routes';
import { randomFrom } from '../../src/lib/random';
import { DEMO_PORT } from '../environment';
import { type Control, CONTROLS, findControls, press } from '../steps/controls';

const { MINUTES = '5', SEED = '1' } = process.env;
const SHOP = `http://localhost:${DEMO_PORT}`;
const MINUTE_MS = 60_000;
const PAUSE_MS = 150;
const TIMEOUT = { timeout: 20_000 };
/** How long requests may still fail after a disturbance has ended, in milliseconds. */
const AFTERMATH_MS = 8000;
const LONGEST_SPINNER_MS = 15_000;
const STEPS_SHOWN = 20;
/** Console output of the browser for responses that the shop handles, such as unknown paths. */
const HANDLED = /Failed to load resource|net::ERR_|Failed to update a ServiceWorker/;
const PATHS = routes.map(({ path }) => path.replace(':id', '4').replace('*', '/nowhere'));
const TEXTS = [
  ...['hospital', 'a@example.com', 'password', '12', '-5', '   ', '<b>bold</b>', 'नमस्ते 🚀'],
  ...["Robert'); DROP TABLE", 'x'.repeat(300)],
];
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'Home', 'PageDown'];
const PEOPLE = ['visitor', 'customer', 'owner', 'admin'];
const FAULTS = [
  'delay=4000',
  'status=500',
  'status=503,rate=0.5',
  /** The network of the browser is gone. */
  'offline',
] as const;

type Fault = (typeof FAULTS)[number] | null;
type Workbench = { setFault: (target: string, parts: string | null) => void };

async function openShop(page: Page, path = '/', as = 'visitor'): Promise<void> {
  await page.context().setOffline(false);
  const address = new URL(path, SHOP);
  address.searchParams.set('as', as);
  await page.goto(address.href, TIMEOUT);
  await page.locator('#splash').waitFor({ state: 'detached', ...TIMEOUT });
}

/** Lets the network or the mock backend fail, until it is called without a fault. */
async function disturb(page: Page, fault: Fault): Promise<void> {
  await page.context().setOffline(fault === 'offline');
  if (fault === 'offline') return;
  await page.evaluate((value) => {
    const { __workbench } = window as unknown as { __workbench?: Workbench };
    __workbench?.setFault('*', value);
  }, fault);
}

/** Uses a page at random for a time, and stops at the first thing that must never occur. */
class Monkey {
  readonly #problems: string[] = [];
  readonly #steps: string[] = [];
  readonly #random: () => number;
  #controls: Control[] = [];
  #fault: Fault = null;
  #calmSince = 0;
  #spinsSince = Infinity;

  constructor(
    readonly page: Page,
    seed: number,
  ) {
    this.#random = randomFrom(seed);
    page.context().on('weberror', (error) => {
      const { message } = error.error();
      if (!HANDLED.test(message)) this.#problems.push(`page error: ${message}`);
    });
    page.context().on('console', (message) => {
      if (message.type() !== 'error' || HANDLED.test(message.text()) || !this.#isCalm()) return;
      this.#problems.push(`console error: ${message.text()}`);
    });
  }

  /** Resolves with the first problem and the steps before it; undefined if there is none. */
  async play(minutes: number): Promise<string | undefined> {
    const end = Date.now() + minutes * MINUTE_MS;
    while (Date.now() < end && this.#problems.length === 0) {
      // A step may fail: controls vanish, and the browser has nowhere to go back to.
      await this.#takeStep().catch(() => undefined);
      await this.page.waitForTimeout(PAUSE_MS);
      if (!this.page.url().startsWith(SHOP)) await openShop(this.page);
      await this.#inspect().catch(() => undefined);
      this.#controls = await findControls(this.page).catch(() => []);
    }
    const [problem] = this.#problems;
    const steps = this.#steps.slice(-STEPS_SHOWN).join('\n');
    return problem && `${steps}\n${problem} at ${this.page.url()}`;
  }

  /** Returns whether no disturbance is or was recently active. */
  #isCalm = () => this.#fault === null && Date.now() - this.#calmSince > AFTERMATH_MS;

  #pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(this.#random() * values.length)]!;

  /** Chooses a step and takes it; the same random numbers and controls give the same steps. */
  async #takeStep(): Promise<unknown> {
    const { page } = this;
    const take = (step: string, run: Promise<unknown>) => {
      this.#steps.push(step);
      return run;
    };
    const setFault = (fault: Fault) => {
      this.#fault = fault;
      this.#calmSince = Date.now();
      return take(`disturb ${fault}`, disturb(page, fault));
    };
    const chance = this.#random();
    if (this.#fault && chance < 0.1) return setFault(null);
    if (chance < 0.13) {
      const [path, as] = [this.#pick(PATHS), this.#pick(PEOPLE)];
      return take(`open ${path} as ${as}`, openShop(page, path, as));
    }
    if (chance < 0.2) {
      const step = this.#pick(['goBack', 'goForward', 'reload'] as const);
      return take(step, page[step](TIMEOUT));
    }
    if (!this.#fault && chance < 0.23) return setFault(this.#pick(FAULTS));
    if (chance < 0.26 || this.#controls.length === 0) {
      const key = this.#pick(KEYS);
      return take(`key ${key}`, page.keyboard.press(key));
    }
    const { index, label, takesText, mustReact } = this.#pick(this.#controls);
    if (takesText) {
      const text = this.#pick(TEXTS);
      const input = page.locator(CONTROLS).nth(index);
      return take(`type ${text} into ${label}`, input.fill(text, { timeout: 2000 }));
    }
    const hasReacted = await take(`press ${label}`, press(page, index));
    if (mustReact && !hasReacted) this.#problems.push(`no reaction to ${label}`);
    return undefined;
  }

  async #inspect(): Promise<void> {
    const spins = await this.page.getByRole('progressbar').first().isVisible();
    if (!spins || !this.#isCalm()) this.#spinsSince = Infinity;
    else this.#spinsSince = Math.min(this.#spinsSince, Date.now());
    if (Date.now() - this.#spinsSince > LONGEST_SPINNER_MS) {
      this.#problems.push('a spinner of more than 15 s');
    }
    const failure = this.page.getByText('This page could not be shown').first();
    if (await failure.isVisible()) this.#problems.push('an error boundary');
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test(
  'a guest, customer and admin who do anything on failing networks meet no fault',
  { tag: ['@night', '@monkey'] },
  async ({ page }) => {
    const minutes = Number(MINUTES);
    test.setTimeout((minutes + 2) * MINUTE_MS);
    expect(await new Monkey(page, Number(SEED)).play(minutes)).toBeUndefined();
  },
);
