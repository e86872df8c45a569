import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { cards, checkout, open, payByCard } from '../steps/shop';

const PROJECT = '/projects/4';
/** Maximum number of retries by a user when half of the requests fail. */
const MOST_ATTEMPTS = 12;
/** Step of the page's clock in milliseconds, shorter than any message is shown. */
const STEP_MS = 4000;
const LOOK_MS = 300;

/** Console output about requests that fail on purpose. */
test.beforeEach(({ allowConsole }) =>
  allowConsole(
    /status of 50\d|ERR_FAILED|Failed to fetch|Verifying payment|Checking whether|Loading .* failed/,
  ),
);

/** Sets a fault for every request; `null` removes it. */
const setFault = (page: Page, fault: string | null) =>
  page.evaluate((value) => window.__workbench!.setFault('*', value), fault);

const purchaseButton = (page: Page) => page.getByRole('button', { name: 'Purchase Now' });
const owned = (page: Page) => page.getByText('Owned', { exact: true });

/** Expects exactly one completed payment, with a receipt. */
async function expectPaidOnce(page: Page): Promise<void> {
  await open(page, '/payments');
  await expect(page.getByRole('button', { name: /^Receipt/ })).toHaveCount(1);
}

test.describe('thirty seconds of latency', { tag: '@night' }, () => {
  test.beforeEach(({ page }) => page.clock.install());

  const slow = (page: Page) => setFault(page, 'delay=30000');

  /** Advances the page's clock until something is visible. */
  const waitFor = (page: Page, awaited: Locator) =>
    expect(async () => {
      await page.clock.fastForward(STEP_MS);
      await expect(awaited.first()).toBeVisible({ timeout: LOOK_MS });
    }).toPass();

  test('before an order ends in a sentence, and nothing is paid', async ({ page }) => {
    await open(page, `${PROJECT}?as=customer`);
    await expect(purchaseButton(page)).toBeVisible();
    await slow(page);
    await purchaseButton(page).click();
    await waitFor(page, page.getByText(/^Cannot connect to server\./));
    await expect(purchaseButton(page)).toBeEnabled();
    await setFault(page, null);
    await purchaseButton(page).click();
    await payByCard(page, cards.succeeds);
    await expect(owned(page)).toBeVisible();
    await expectPaidOnce(page);
  });

  test('after paying keeps the payment until it is confirmed', async ({ page }) => {
    await open(page, `${PROJECT}?as=customer`);
    await purchaseButton(page).click();
    await expect(checkout(page)).toBeVisible();
    await page.evaluate(() => {
      window.__workbench!.setFault('verifyPayment', 'delay=30000,offline');
      window.__workbench!.setFault('getPurchaseStatus', 'delay=30000,offline');
    });
    await payByCard(page, cards.succeeds);
    await expect(page.getByText('Payment received, confirming with the bank')).toBeVisible();
    const again = page.getByRole('button', { name: 'Check payment again' });
    await waitFor(page, again);
    await expect(purchaseButton(page)).toHaveCount(0);
    await page.evaluate(() => window.__workbench!.change({ faults: {} }));
    await again.click();
    await expect(owned(page)).toBeVisible();
    await expectPaidOnce(page);
  });
});

test.describe('half of the calls failing', { tag: '@night' }, () => {
  const SEED = 12;

  /** The failing requests depend on the attempt, because setting a fault restarts its count. */
  const half = (page: Page, attempt: number) =>
    setFault(page, `status=503,rate=0.5,seed=${SEED + attempt}`);

  /** Retries until something is visible. */
  async function persist(
    page: Page,
    { until, attempt }: { until: Locator; attempt: () => Promise<void> },
  ): Promise<void> {
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
      if (await until.first().isVisible()) return;
      await half(page, attempts);
      await attempt();
    }
    await expect(until.first()).toBeVisible();
  }

  test('a purchase is paid once and never lost', async ({ page }) => {
    let paid = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/simulated-checkout/payments') && response.ok()) paid += 1;
    });
    await open(page, `${PROJECT}?as=customer`);
    const again = page.getByRole('button', { name: 'Check payment again' });
    const pay = checkout(page).getByRole('button', { name: /^Pay ₹/ });
    const enabled = page.locator(':enabled');
    const ways = pay.or(again).or(purchaseButton(page)).and(enabled);
    await persist(page, {
      until: owned(page),
      attempt: async () => {
        await expect(owned(page).or(ways).first()).toBeVisible();
        if (await pay.isVisible()) await payByCard(page, cards.succeeds);
        else if (await again.isVisible()) await again.click();
        else if (await purchaseButton(page).isVisible()) await purchaseButton(page).click();
        // Does not click while the shop is busy.
        await expect(owned(page).or(ways).first()).toBeVisible();
      },
    });
    await setFault(page, null);
    await expectPaidOnce(page);
    expect(paid).toBe(1);
  });
});
