/**
 * Audits a production build, served beside the mock backend, as a phone would see it:
 * `tsx tools/lighthouse/lighthouse.ts [path…]`, the pages of the shop when no path is given; what is
 * behind the login is audited as a customer, the admin panel as an admin. Each page is audited five
 * times; the medians count. Exit code 1 when one falls short. The reports are kept in .lighthouse/.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { everyRoute } from '../routes/everyRoute';
import { run, startServer } from './servers';
import { signIn } from './signIn';
import { findShortcomings, medianScores, type Scores } from './verdict';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = '.lighthouse';
const BUILD = `${OUTPUT}/build`;
// Other ports than those of development, so that both can run side by side.
const BACKEND_PORT = '4010';
const SHOP_PORT = '4175';
const BACKEND = `http://localhost:${BACKEND_PORT}`;
const SHOP = `http://localhost:${SHOP_PORT}`;
const DEFAULT_PATHS = ['/', '/projects', '/projects/1', '/cart', '/dashboard', '/my-projects'];
const AUDITS = 5;
/** What Lighthouse answers when the browser lost its trace; it asks to be run again. */
const LOST_TRACE = 'NO_NAVSTART';
const MOST_ATTEMPTS = 2 * AUDITS;

const VARIABLES = {
  API_HOST: BACKEND,
  PUBLIC_API_HOST: '',
  CHECKOUT_SCRIPT_URL: `${BACKEND}/simulated-checkout.js`,
};

/** Who has to be signed in for a page; nobody for one that is open to all. */
function personFor(path: string): 'customer' | 'admin' | null {
  const guard = everyRoute.find((route) => route.path === path)?.guard;
  if (guard === 'admin') return 'admin';
  return guard === 'login' ? 'customer' : null;
}

const fileNameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

function describe(path: string, scores: Scores): string {
  return [
    path.padEnd(16),
    `performance ${scores.performance}`,
    `accessibility ${scores.accessibility}`,
    `best practices ${scores.bestPractices}`,
    `SEO ${scores.seo}`,
    `LCP ${Math.round(scores.largestPaint)} ms`,
    `TBT ${Math.round(scores.blocking)} ms`,
    `CLS ${scores.layoutShift.toFixed(4)}`,
  ].join('  ');
}

/** One audit of a page; null when it has to be repeated. */
async function audit(chrome: LaunchedChrome, path: string, count: number): Promise<Scores | null> {
  // Loaded as the ES module that it is: functions of it that are compiled anew do not run in a page.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(`${SHOP}${path}`, {
    port: chrome.port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // Pages behind the login are kept out of search results on purpose.
    ...(personFor(path) && { disableStorageReset: true, skipAudits: ['is-crawlable'] }),
  });
  if (!result) throw new Error(`${path} gave no result`);
  const { lhr, report } = result;
  if (lhr.runtimeError?.code === LOST_TRACE) return null;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  writeFileSync(join(ROOT, OUTPUT, `${fileNameOf(path)}-${count}.html`), String(report));
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? NaN) * 100);
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
  };
  // A low index says that other work slowed the machine down, and with it the page.
  const index = Math.round(lhr.environment.benchmarkIndex);
  console.log(`  ${describe(path, scores)}  benchmark index ${index}`);
  return scores;
}

async function auditPage(path: string): Promise<boolean> {
  const audits: Scores[] = [];
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && audits.length < AUDITS; attempt += 1) {
    // A browser of its own for each audit: nothing is cached, as at a first visit.
    const chrome = await launch({
      chromePath: chromiumPath,
      chromeFlags: ['--headless', ...chromiumFlags],
    });
    try {
      const person = personFor(path);
      if (person) await signIn(chrome.port, person, { shop: SHOP, backend: BACKEND });
      const scores = await audit(chrome, path, audits.length + 1);
      if (scores) audits.push(scores);
    } finally {
      chrome.kill();
    }
  }
  const scores = medianScores(audits);
  const shortcomings = findShortcomings(scores);
  console.log(`${describe(path, scores)}  ${shortcomings.join(', ') || 'ok'}`);
  return shortcomings.length === 0;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const servers: ChildProcess[] = [];
  mkdirSync(join(ROOT, OUTPUT), { recursive: true });
  run(
    ROOT,
    '@rspack/cli/bin/rspack.js',
    ['--config', 'webpack.config.ts', '--output-path', BUILD],
    VARIABLES,
  );
  run(ROOT, 'tsx/dist/cli.mjs', ['tools/prerender/prerender.ts', BUILD], VARIABLES);
  try {
    const backend = ['mocks/server.ts'];
    servers.push(
      await startServer(ROOT, backend, `${BACKEND}/api/projects`, { PORT: BACKEND_PORT }),
    );
    const shop = ['tools/serve/serve.ts', BUILD, SHOP_PORT];
    servers.push(await startServer(ROOT, shop, SHOP, VARIABLES));
    for (const path of given.length > 0 ? given : DEFAULT_PATHS) {
      if (!(await auditPage(path))) process.exitCode = 1;
    }
  } finally {
    servers.forEach((server) => server.kill());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
