/**
 * Audits a production build with the mock server, emulating a phone:
 * `tsx tools/lighthouse/lighthouse.ts [path…]`; without paths, the main pages of the shop. Audits pages
 * behind the login as a customer and the admin panel as an admin. Uses the medians of five audits per
 * page. Exits with 1 if a page misses a minimum. Writes reports to .lighthouse/.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { routes } from '../../src/app/router/routes';
import { run, startServer } from './servers';
import { signIn } from './signIn';
import { findShortcomings, medianScores, type Scores } from './verdict';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = '.lighthouse';
const BUILD = `${OUTPUT}/build`;
// Different from the development ports, so that both can run simultaneously.
const BACKEND_PORT = '4010';
const SHOP_PORT = '4175';
const BACKEND = `http://localhost:${BACKEND_PORT}`;
const SHOP = `http://localhost:${SHOP_PORT}`;
const DEFAULT_PATHS = ['/', '/projects', '/projects/1', '/cart', '/dashboard', '/my-projects'];
const AUDITS = 5;
/** Lighthouse's error for a trace lost by the browser, which it says to retry. */
const LOST_TRACE = 'NO_NAVSTART';
const MAX_ATTEMPTS = 2 * AUDITS;

const VARIABLES = {
  API_HOST: BACKEND,
  PUBLIC_API_HOST: '',
  CHECKOUT_SCRIPT_URL: `${BACKEND}/simulated-checkout.js`,
};

/** Returns the role that a page requires; null for public pages. */
function roleFor(path: string): 'customer' | 'admin' | null {
  const guard = routes.find((route) => route.path === path)?.guard;
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

/** Audits a page once; resolves with null if the audit must be repeated. */
async function audit(chrome: LaunchedChrome, path: string, count: number): Promise<Scores | null> {
  // Imported as an ES module, because its functions do not run in a page once tsx has compiled them.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(`${SHOP}${path}`, {
    port: chrome.port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // Pages behind the login are deliberately not indexed.
    ...(roleFor(path) && { disableStorageReset: true, skipAudits: ['is-crawlable'] }),
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
  // A low index means that other load slowed down the machine, and thus the page.
  const index = Math.round(lhr.environment.benchmarkIndex);
  console.log(`  ${describe(path, scores)}  benchmark index ${index}`);
  return scores;
}

async function auditPage(path: string): Promise<boolean> {
  const audits: Scores[] = [];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS && audits.length < AUDITS; attempt += 1) {
    // A new browser for each audit has an empty cache, as on a first visit.
    const chrome = await launch({
      chromePath: chromiumPath,
      chromeFlags: ['--headless', ...chromiumFlags],
    });
    try {
      const role = roleFor(path);
      if (role) await signIn(chrome.port, role, { shop: SHOP, backend: BACKEND });
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
