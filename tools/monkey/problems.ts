import type { BrowserContext, Page } from '@playwright/test';

/** How long requests may still fail after a disturbance has ended, in milliseconds. */
const AFTERMATH_MS = 8000;
const LONGEST_SPINNER_MS = 15_000;

/** Console output of the browser for responses that the shop handles, such as unknown paths. */
const HANDLED = /Failed to load resource|net::ERR_|Failed to update a ServiceWorker/;

/** Collects problems, which must never occur, whatever the monkey does. */
export class Problems {
  readonly found: string[] = [];
  readonly #now: () => number;
  #calmSince: number | null;
  #spinsSince: number | null = null;

  /** Returns the time in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#calmSince = now();
  }

  /** Monitors every page of a browser context. */
  watch(context: BrowserContext): void {
    context.on('weberror', (error) => {
      const { message } = error.error();
      if (!HANDLED.test(message)) this.found.push(`page error: ${message}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' || HANDLED.test(message.text()) || !this.isCalm()) return;
      this.found.push(`console error: ${message.text()}`);
    });
  }

  /** Records whether a disturbance is active. */
  setDisturbed(isDisturbed: boolean): void {
    this.#calmSince = isDisturbed ? null : this.#now();
    this.#spinsSince = null;
  }

  /** Returns whether no disturbance is or was recently active. */
  isCalm(): boolean {
    return this.#calmSince !== null && this.#now() - this.#calmSince > AFTERMATH_MS;
  }

  /** Checks for error boundaries and endless spinners. */
  async inspect(page: Page): Promise<void> {
    const { failed, spins } = await page.evaluate(() => ({
      failed: document.body.innerText.includes('This page could not be shown'),
      spins: [...document.querySelectorAll('[role="progressbar"]')].some((element) =>
        element.checkVisibility(),
      ),
    }));
    if (failed) this.found.push(`error boundary at ${page.url()}`);
    if (!spins || !this.isCalm()) this.#spinsSince = null;
    else this.#spinsSince ??= this.#now();
    if (this.#spinsSince !== null && this.#now() - this.#spinsSince > LONGEST_SPINNER_MS) {
      this.found.push(`a spinner of more than 15 s at ${page.url()}`);
    }
  }
}
