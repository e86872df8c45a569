import { expect, type Page } from '@playwright/test';
import type { Workbench } from '../../mocks/workbench/types';
import { BACKEND_PORT } from '../environment';
import { expectAccessible, expectAccessibleInBothSchemes, expectToFit, test } from '../fixtures';
import { chatPanel } from '../steps/chat';
import { open } from '../steps/shop';

const BACKEND = `http://localhost:${BACKEND_PORT}`;

/** Runs a function with `window.__workbench` in the page, once it is available. */
async function withWorkbench<Result>(
  page: Page,
  run: (workbench: Workbench) => Result | Promise<Result>,
): Promise<Result> {
  await page.waitForFunction(() => window.__workbench !== undefined);
  return page.evaluate(`(${run.toString()})(window.__workbench)`);
}

/** What the list shows in situations that an address sets up. */
const SITUATIONS = {
  'scenario=serverDown': 'Something went wrong while fetching projects.',
  'scenario=offline': 'Failed to load projects. Please try again.',
  'scenario=emptyShop': /No projects/i,
  'fault=listProjects:malformed': 'Something went wrong while fetching projects.',
};

test('an address sets up a situation', async ({ page, allowConsole }) => {
  allowConsole(
    /status of 500|ERR_FAILED|Failed to fetch|\(listProjects\): The response is not JSON/,
  );
  for (const [setting, text] of Object.entries(SITUATIONS)) {
    await open(page, `/projects?${setting}`);
    await expect(page.getByRole('main').getByText(text).first(), setting).toBeVisible();
    await expect(page.getByRole('article'), setting).toHaveCount(0);
  }
});

test('an address signs in while calls fail', { tag: '@night' }, async ({ page, allowConsole }) => {
  allowConsole(/status of 500|ERR_FAILED|Failed to fetch/);
  for (const setting of ['scenario=serverDown', 'scenario=offline', 'fault=*:hang']) {
    await open(page, `/about?as=owner&${setting}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await withWorkbench(page, (workbench) => workbench.change({ scenario: 'none', faults: {} }));
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Account of Asha Rao' }), setting).toBeVisible();
  }
});

test(
  'an address sets up a single failing request, which the shop retries',
  { tag: '@night' },
  async ({ page, allowConsole }) => {
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
  },
);

test('an address sets up a chat that cannot connect', async ({ page }) => {
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

test('an address sets another date', { tag: '@night' }, async ({ page }) => {
  const readYear = () => withWorkbench(page, () => new Date().getFullYear());
  await open(page, '/?clock=2031-05-05T06:00:00Z');
  expect(await readYear()).toBe(2031);
  await page.reload();
  expect(await readYear()).toBe(2031);
});

test('every tab of the panel is accessible and never scrolls sideways', async ({ page }) => {
  await open(page, '/about?as=owner');
  await page.keyboard.press('Control+Alt+w');
  const panel = page.getByRole('dialog', { name: 'Workbench' });
  await expect(panel).toBeFocused();
  for (const tab of await panel.getByRole('tab').all()) {
    await tab.click();
    await expect(panel.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  }
  await expectAccessibleInBothSchemes(page);
  await expectToFit(page);
});

test(
  'if the panel fails to load, the button says so and retries',
  { tag: '@night' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await open(page, '/about');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open the workbench' }).click();
    const again = page.getByRole('button', {
      name: 'The workbench could not be loaded. Try again',
    });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('dialog', { name: 'Workbench' })).toBeFocused();
  },
);

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

test('a bug report shows a payment that is not confirmed yet in another profile', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/status of 500|Verifying payment/);
  const notice = (shown: Page) => shown.getByText('Your payment is not confirmed yet').first();
  await open(page, '/projects/4?as=customer&payment=verifyFails');
  await page.getByRole('button', { name: 'Purchase Now' }).click();
  await expect(notice(page)).toBeVisible();
  const report = await withWorkbench(page, (workbench) => workbench.bugReport());

  const profile = await browser.newContext();
  const other = await profile.newPage();
  const isReport = ({ pathname }: URL) => pathname === '/files/report.json';
  await other.route(isReport, (route) => route.fulfill({ json: report }));
  await open(other, '/?report=/files/report.json');
  await expect(other).toHaveURL(/\/projects\/4$/);
  await expect(notice(other)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Account of Nikhil Verma' })).toBeVisible();
  await profile.close();
});

test('the log and the counts of faults survive a reload', async ({ page, allowConsole }) => {
  allowConsole(/status of 503/);
  const request = () =>
    withWorkbench(page, async (workbench) => {
      const { status } = await fetch('/api/projects/meta/categories?again');
      await workbench.whenIdle();
      return status;
    });
  await open(page, '/about?fault=listCategories:status=503,nth=2');
  expect(await request()).toBe(200);
  await page.reload();
  expect(await request()).toBe(503);
  const kinds = await withWorkbench(page, async (workbench) =>
    (await workbench.log())
      .filter(
        (entry) => entry.kind === 'page' || (entry.kind === 'call' && entry.url.endsWith('?again')),
      )
      .map(({ kind }) => kind),
  );
  expect(kinds).toEqual(['page', 'call', 'page', 'call']);
});
