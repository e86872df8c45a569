import { type BrowserContext, expect, type Page } from '@playwright/test';
import { productionVariables } from '../environment';
import { test } from '../fixtures';
import { cards, checkout, open, payByCard, register, skipSplash } from '../steps/shop';

const PROJECT = '/projects/4';
const CREATE_ORDER = '/api/payments/create-order';
const PAY = '/simulated-checkout/payments';
const VERIFY = '/api/payments/verify-payment';

type Death = {
  when: string;
  /** The request that stalls; without it, the tab dies before the buyer pays. */
  stalled?: string;
  /** Whether the stalled request reaches the server. */
  isReceived?: boolean;
  /** What the next visit shows. */
  found: 'unpaid' | 'paid';
};

const deaths: Death[] = [
  { when: 'before the order', stalled: CREATE_ORDER, found: 'unpaid' },
  { when: 'with the checkout open', found: 'unpaid' },
  {
    when: "after the provider's success, before the shop hears of it",
    stalled: PAY,
    isReceived: true,
    found: 'paid',
  },
  { when: 'before the verification', stalled: VERIFY, found: 'paid' },
  {
    when: 'after the verification, before its answer',
    stalled: VERIFY,
    isReceived: true,
    found: 'paid',
  },
];

/**
 * Stalls a request; the promise resolves when it was sent or received. A route of the page alone
 * would release the request when the page closes.
 */
function stall(context: BrowserContext, { stalled, isReceived = false }: Death): Promise<void> {
  if (!stalled) return Promise.resolve();
  return new Promise((resolve) => {
    void context.route(`**${stalled}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (isReceived) await route.fetch();
      resolve();
    });
  });
}

/** Kills the process of a tab, because closing the tab could release a stalled request. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Now' }).click();

async function payments(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get(`${productionVariables.API_HOST}/api/payments/history`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { payments: listed } = (await response.json()) as { payments: { status: string }[] };
  return listed.map(({ status }) => status);
}

// A crashed tab shares its process with the service worker, and Playwright cannot open another page
// afterwards.
test.use({ serviceWorkers: 'block' });

for (const death of deaths) {
  test(`a tab that dies ${death.when} pays once and loses nothing`, async ({ context, page }) => {
    let paid = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(PAY)) paid += 1;
    });
    await skipSplash(context);
    await open(page, '/register');
    await register(page, `ravi-${Date.now()}-${deaths.indexOf(death)}@example.com`);
    await expect(page.getByRole('button', { name: 'Account of Ravi Kumar' })).toBeVisible();
    await open(page, PROJECT);

    const isStalled = stall(context, death);
    await purchase(page);
    if (death.stalled !== CREATE_ORDER) await expect(checkout(page)).toBeVisible();
    if (death.found !== 'unpaid') await payByCard(page, cards.succeeds);
    await isStalled;
    await kill(page);
    await context.unrouteAll();

    const next = await context.newPage();
    await open(next, PROJECT);
    if (death.found === 'unpaid') {
      await purchase(next);
      await payByCard(next, cards.succeeds);
    }
    await expect(next.getByText('Owned', { exact: true })).toBeVisible();
    await expect(next.getByRole('button', { name: 'Purchase Now' })).toHaveCount(0);
    expect(paid).toBe(1);
    expect(await payments(next)).toEqual(['completed']);
  });
}
