import { expect, type Page } from '@playwright/test';
import type { Workbench } from '../../mocks/workbench/types';
import { BACKEND_PORT } from '../environment';
import { expectAccessibleInBothSchemes, expectToFit, test } from '../fixtures';
import { chatPanel } from '../steps/chat';
import { checkout, open } from '../steps/shop';

const BACKEND = `http://localhost:${BACKEND_PORT}`;

/** Runs a function with `window.__workbench` in the page, once it is available. */
async function withWorkbench<Result>(
  page: Page,
  run: (workbench: Workbench) => Result | Promise<Result>,
): Promise<Result> {
  await page.waitForFunction(() => window.__workbench !== undefined);
  return page.evaluate(`(${run.toString()})(window.__workbench)`);
}

const buy = (page: Page) => page.getByRole('button', { name: 'Purchase Now' }).click();

test.describe('an address sets up', () => {
  test('a server that is down', async ({ page, allowConsole }) => {
    allowConsole(/status of 500/);
    await open(page, '/projects?scenario=serverDown');
    await expect(page.getByText('Something went wrong while fetching projects.')).toBeVisible();
  });

  test('a body with commas, and says what it cannot read', async ({ page, allowConsole }) => {
    allowConsole(/status of 400/);
    const fault = encodeURIComponent(
      'listProjects:status=400,body={"success":false,"message":"a,b"}',
    );
    const answer = page.waitForResponse(/\/api\/projects\?page=1/);
    await open(page, `/projects?fault=${fault}`);
    expect(await (await answer).json()).toEqual({ success: false, message: 'a,b' });

    await open(page, `/projects?fault=${encodeURIComponent('login:status=400,body={"a":1')}`);
    await page.getByRole('button', { name: 'Open the workbench' }).click();
    await expect(page.getByRole('dialog', { name: 'Workbench' }).getByRole('alert')).toContainText(
      'The body in "body={"a":1" is no JSON. This part of the address does not apply.',
    );
  });

  test('no network', async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|Failed to fetch/);
    await open(page, '/projects?scenario=offline');
    await expect(page.getByText('Failed to load projects. Please try again.')).toBeVisible();
  });

  test('a shop without projects', async ({ page }) => {
    await open(page, '/projects?scenario=emptyShop');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /No projects/i })).toBeVisible();
  });

  test('a user who owns projects', async ({ page }) => {
    await open(page, '/my-projects?as=owner');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  for (const [what, setting] of [
    ['a server that is down', 'scenario=serverDown'],
    ['no network', 'scenario=offline'],
    ['calls that hang', 'fault=*:hang'],
  ] as const) {
    test(`a signed-in user with ${what}`, async ({ page, allowConsole }) => {
      allowConsole(/status of 500|ERR_FAILED|Failed to fetch/);
      await open(page, `/about?as=owner&${setting}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await withWorkbench(page, (workbench) => workbench.change({ scenario: 'none', faults: {} }));
      await page.goto('/about');
      await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    });
  }

  test('an expired session', async ({ page, allowConsole }) => {
    allowConsole(/status of 401/);
    await open(page, '/my-projects?as=owner&scenario=expiredSession');
    await expect(
      page.getByText('Your session has expired. Please log in again.').first(),
    ).toBeVisible();
  });

  test('a successful card', async ({ page }) => {
    await open(page, '/projects/4?as=customer&payment=cardPays');
    await buy(page);
    await expect(page.getByText('Owned', { exact: true })).toBeVisible();
  });

  test('a declined card', async ({ page, allowConsole }) => {
    allowConsole(/simulated-checkout\/payments/);
    await open(page, '/projects/4?as=customer&payment=cardDeclined');
    await buy(page);
    await expect(checkout(page).getByRole('alert')).toContainText('declined');
  });

  test('a forged signature', async ({ page, allowConsole }) => {
    allowConsole(/Verifying payment|status of 400/);
    await open(page, '/projects/4?as=customer&payment=forgedSignature');
    await buy(page);
    await expect(
      page.getByText('Payment verification failed. Please contact support.'),
    ).toBeVisible();
  });

  test('a verification that fails once', async ({ page, allowConsole }) => {
    allowConsole(/Verifying payment|status of 500/);
    await open(page, '/projects/4?as=customer&payment=verifyFails');
    await buy(page);
    await page.getByRole('button', { name: 'Check payment again' }).click();
    await expect(page.getByText('Owned', { exact: true })).toBeVisible();
  });

  test('a payment that succeeds after the checkout is closed', async ({ page }) => {
    await open(page, '/projects/4?as=customer&payment=lateSuccess');
    await buy(page);
    await expect(page.getByText('Payment cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Check payment again' }).click();
    await expect(page.getByText('Owned', { exact: true })).toBeVisible();
  });

  test('a single failing request, which the shop retries', async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    await open(page, '/projects?fault=listProjects:status=503,nth=1');
    await expect(page.getByRole('article')).toHaveCount(12);
    const statuses = await withWorkbench(page, async (workbench) => {
      await workbench.whenIdle();
      const calls = (await workbench.log()).filter((entry) => entry.kind === 'call');
      return calls
        .filter(({ operationId }) => operationId === 'listProjects')
        .map(({ response }) => response?.status);
    });
    expect(statuses.slice(0, 2)).toEqual([503, 200]);
  });

  test('truncated responses', async ({ page }) => {
    await open(page, '/projects?fault=listProjects:malformed');
    await expect(page.getByText('Something went wrong while fetching projects.')).toBeVisible();
  });

  test('a chat that cannot connect', async ({ page }) => {
    await open(page, '/?as=customer&sockets=refuse');
    await page.getByRole('button', { name: /^Open support chat/ }).click();
    await expect(chatPanel(page).getByText('Connecting to chat server...')).toBeVisible();
    await withWorkbench(page, (workbench) => workbench.sockets.refuse(false));
    await expect(chatPanel(page).getByRole('img', { name: 'Connected' })).toBeVisible();
    const readEvents = () =>
      withWorkbench(page, async (workbench) => {
        const events = (await workbench.log()).filter((entry) => entry.kind === 'event');
        return events.map(({ event, problems }) => [event, problems]);
      });
    await expect.poll(readEvents).toContainEqual(['join-conversation', []]);
  });

  test('a feature switch', async ({ page }) => {
    await open(page, '/projects?catalogAccess=login');
    await expect(page).toHaveURL(/\/login/);
  });

  test('another date', async ({ page }) => {
    const readYear = () => withWorkbench(page, () => new Date().getFullYear());
    await open(page, '/?clock=2031-05-05T06:00:00Z');
    expect(await readYear()).toBe(2031);
    await page.reload();
    expect(await readYear()).toBe(2031);
  });
});

test('every tab of the panel is accessible and never scrolls sideways', async ({ page }) => {
  await open(page, '/about?as=owner');
  await page.keyboard.press('Control+Alt+w');
  const panel = page.getByRole('dialog', { name: 'Workbench' });
  await expect(panel).toBeFocused();
  for (const tab of await panel.getByRole('tab').all()) {
    await tab.click();
    await expect(panel.getByRole('tabpanel')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInBothSchemes(page);
  await expectToFit(page);
});

test('if the panel fails to load, the button says so and retries', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await open(page, '/about');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open the workbench' }).click();
  const again = page.getByRole('button', { name: 'The workbench could not be loaded. Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('dialog', { name: 'Workbench' })).toBeFocused();
});

test('the panel signs in without a reload, and a reload keeps the session', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open the workbench' }).click();
  await page.getByRole('button', { name: /^Owner/ }).click();
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
});

test('the log validates all requests and contains no passwords', async ({ page }) => {
  await open(page, '/dashboard?as=owner');
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao' })).toBeVisible();
  const log = await withWorkbench(page, async (workbench) => {
    await workbench.whenIdle();
    return workbench.log();
  });
  const checked = log.filter(({ problems }) => problems !== null);
  expect(checked.length).toBeGreaterThan(3);
  expect(checked.filter(({ problems }) => problems?.length)).toEqual([]);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toEqual(expect.any(String));
  expect(JSON.stringify(log)).not.toContain(token);
  expect(JSON.stringify(log)).not.toContain('"password":"password"');
});

test('an operation can be switched to a real backend and back without a restart', async ({
  page,
}) => {
  await open(page, `/about?pass=listCategories@${BACKEND}`);
  const log = await withWorkbench(page, async (workbench) => {
    workbench.clearLog();
    const request = () =>
      fetch('/api/projects/meta/categories').then((response) => response.text());
    await request();
    workbench.passOn(null);
    await request();
    await workbench.whenIdle();
    return workbench.log();
  });
  const calls = log.filter((entry) => entry.kind === 'call');
  expect(calls.map(({ handledBy }) => handledBy)).toEqual([BACKEND, null]);
  expect(calls.map(({ response }) => response?.status)).toEqual([200, 200]);
  expect(calls.map(({ problems }) => problems)).toEqual([[], []]);
});
