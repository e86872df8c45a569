import { type BrowserContext, expect, type Page } from '@playwright/test';
import { productionVariables } from '../environment';
import { test } from '../fixtures';
import { cards, checkout, open, payByCard, register, skipSplash } from '../steps/shop';

const PROJECT = '/projects/4';
const CREATE_ORDER = '/api/payments/create-order';
const PAY = '/simulated-checkout/payments';
const VERIFY = '/api/payments/verify-payment';
const NOT_CONFIRMED = 'Your payment is not confirmed yet';

type Interruption = {
  /** The tab dies, the network is cut, or the gateway answers 502 instead of the backend. */
  by: 'death' | 'cut' | 'gateway';
  when: string;
  /** The request that is interrupted; without it, the buyer has not paid yet. */
  at?: string;
  /** Whether that request reaches the server. */
  isReceived?: boolean;
};

const interruptions: Interruption[] = [
  { by: 'death', when: 'before the order', at: CREATE_ORDER },
  { by: 'gateway', when: 'after the order', at: CREATE_ORDER, isReceived: true },
  { by: 'death', when: 'with the checkout open' },
  { by: 'death', when: 'when the provider was paid', at: PAY, isReceived: true },
  { by: 'cut', when: 'when the provider was paid', at: PAY, isReceived: true },
  { by: 'death', when: 'before the verification', at: VERIFY },
  { by: 'cut', when: 'before the verification', at: VERIFY },
  { by: 'gateway', when: 'before the verification', at: VERIFY },
  { by: 'death', when: 'after the verification', at: VERIFY, isReceived: true },
  { by: 'gateway', when: 'after the verification', at: VERIFY, isReceived: true },
];

const BAD_GATEWAY = {
  status: 502,
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: '<h1>Bad Gateway</h1>',
};

/**
 * Interrupts a request; the promise resolves when it was sent or received. A route of the page alone
 * would release a stalled request when the page closes.
 */
function interrupt(
  context: BrowserContext,
  { by, at, isReceived = false }: Interruption,
): Promise<void> {
  if (!at) return Promise.resolve();
  return new Promise((resolve) => {
    void context.route(`**${at}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (isReceived) await route.fetch();
      if (by === 'cut') await context.setOffline(true);
      if (by === 'gateway') await route.fulfill(BAD_GATEWAY);
      else if (by === 'cut') await route.abort('internetdisconnected');
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

for (const interruption of interruptions) {
  const { by, when, at } = interruption;
  test(`a ${by} ${when} pays once and loses nothing`, async ({ context, page, allowConsole }) => {
    if (by !== 'death') allowConsole(/ERR_INTERNET_DISCONNECTED|status of 502|payment/);
    const isUnpaid = !at || at === CREATE_ORDER;
    let paid = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(PAY)) paid += 1;
    });
    await skipSplash(context);
    await open(page, '/register');
    await register(page, `ravi-${Date.now()}-${interruptions.indexOf(interruption)}@example.com`);
    await expect(page.getByRole('button', { name: 'Account of Ravi Kumar' })).toBeVisible();
    await open(page, PROJECT);

    const isInterrupted = interrupt(context, interruption);
    await purchase(page);
    if (at !== CREATE_ORDER) await expect(checkout(page)).toBeVisible();
    if (!isUnpaid) await payByCard(page, cards.succeeds);
    await isInterrupted;
    let next = page;
    if (by === 'death') {
      await kill(page);
      next = await context.newPage();
    } else if (by === 'cut') {
      if (at === PAY) {
        await expect(checkout(page).getByRole('alert')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      const said = page.getByText(at === PAY ? 'Payment cancelled' : NOT_CONFIRMED);
      await expect(said.first()).toBeVisible();
      await context.setOffline(false);
    }
    await context.unrouteAll();

    if (by === 'death') await open(next, PROJECT);
    if (isUnpaid) {
      await purchase(next);
      await payByCard(next, cards.succeeds);
    }
    await expect(next.getByText('Owned', { exact: true })).toBeVisible();
    await expect(next.getByRole('button', { name: 'Purchase Now' })).toHaveCount(0);
    expect(paid).toBe(1);
    expect(await payments(next)).toEqual(['completed']);
  });
}
