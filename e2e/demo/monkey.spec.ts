import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { findControls } from '../../tools/monkey/controls';
import { play, stepsOfLog, type NextStep } from '../../tools/monkey/play';
import { Problems } from '../../tools/monkey/problems';
import { press, type Reaction } from '../../tools/monkey/reaction';

const SHOP = 'http://monkey.test';

/**
 * What a click on the page's only button does, and whether the monkey must count it as a reaction.
 */
const PRESSES: [what: string, script: string, reaction: Reaction][] = [
  ['nothing', '', 'dead'],
  ['a change of its own classes alone', 'this.className = "pressed"', 'dead'],
  ['a change of the page', 'document.title = "changed"', 'reacted'],
  ['a request', 'fetch("/calls").catch(() => {})', 'reacted'],
  ['a move of the focus', 'document.querySelector("input").focus()', 'reacted'],
  ['an announcement', 'document.querySelector("[role=status]").append("Saved")', 'reacted'],
];

async function openShop(page: Page, script: string): Promise<void> {
  await page.route(`${SHOP}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        `<main><button onclick='${script}'>Press</button>` +
        '<input aria-label="Name" /><p role="status"></p></main>',
    }),
  );
  await page.goto(SHOP);
}

test.describe('the monkey', () => {
  for (const [what, script, reaction] of PRESSES) {
    test(`takes ${what} for ${reaction === 'dead' ? 'no reaction' : 'a reaction'}`, async ({
      page,
    }) => {
      await openShop(page, script);
      const [button] = await findControls(page);
      expect(button).toMatchObject({ label: 'button Press', mustReact: true });
      expect(await press(page, button!.index)).toBe(reaction);
    });
  }

  for (const [what, script, problem] of [
    ['a page error', 'setTimeout(() => { throw new Error("broken") })', 'page error: broken'],
    ['an unhandled rejection', 'Promise.reject(new Error("lost"))', 'page error: lost'],
    ['a console error', 'console.error("wrong")', 'console error: wrong'],
  ] as const) {
    test(`notices ${what}`, async ({ page, context }) => {
      let now = 0;
      const problems = new Problems(() => now);
      problems.watch(context);
      await openShop(page, '');
      now = 60_000;
      await page.evaluate(`void setTimeout(() => { ${script} })`);
      await expect.poll(() => problems.found).toEqual([problem]);
    });
  }

  test('notices an error boundary', async ({ page }) => {
    await openShop(page, '');
    const problems = new Problems();
    await problems.inspect(page);
    expect(problems.found).toEqual([]);
    await page.evaluate(() => document.body.append('This page could not be shown'));
    await problems.inspect(page);
    expect(problems.found).toEqual([`error boundary at ${SHOP}/`]);
  });

  test('notices a spinner of more than 15 s, but none of a network that is slow on purpose', async ({
    page,
  }) => {
    await openShop(page, '');
    await page.evaluate(() => {
      document.querySelector('main')!.innerHTML = '<p role="progressbar">Loading</p>';
    });
    let now = 0;
    const problems = new Problems(() => now);
    const inspectAt = async (time: number) => {
      now = time;
      await problems.inspect(page);
      return problems.found;
    };
    problems.setDisturbed(true);
    expect(await inspectAt(10_000)).toEqual([]);
    expect(await inspectAt(40_000)).toEqual([]);
    problems.setDisturbed(false);
    // Requests on the slow network may take up to 8 s.
    expect(await inspectAt(48_001)).toEqual([]);
    expect(await inspectAt(63_001)).toEqual([]);
    expect(await inspectAt(63_002)).toEqual([`a spinner of more than 15 s at ${SHOP}/`]);
  });

  test('writes a log whose replay ends in the same problem', async ({ browser }, testInfo) => {
    const playOnce = async (nextStep: NextStep, log: string) => {
      const context = await browser.newContext();
      await context.route(`${SHOP}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<button onclick="this.after(`Done`)">Good</button><button>Dead</button>',
        }),
      );
      const problems = new Problems();
      const { steps } = await play({ context, shop: SHOP, nextStep, problems, log });
      await context.close();
      return { steps, found: problems.found };
    };
    const log = testInfo.outputPath('first.jsonl');
    const again = testInfo.outputPath('again.jsonl');
    let turn = 0;
    const first = await playOnce((controls) => {
      turn += 1;
      if (turn === 1) return { kind: 'open', path: '/', as: 'visitor' };
      const { index, label } = controls[turn === 2 ? 0 : 1]!;
      return { kind: 'press', index, label };
    }, log);
    expect(first).toEqual({
      steps: 3,
      found: [`no reaction to button Dead at ${SHOP}/?as=visitor`],
    });
    expect(await playOnce(stepsOfLog(log), again)).toEqual(first);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(log, 'utf8'));
  });
});
