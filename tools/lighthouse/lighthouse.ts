/**
 * Audits the shop's public pages in a production build with the mock server, emulating a phone:
 * `npm run lighthouse [path…]`. Lighthouse comes from the registry when this runs, since nothing else needs it.
 * Takes the medians of three audits a page. Exits with 1 if a page misses a minimum.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { run, startServer } from '../server/startServer';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROOT = resolve(__dirname, '../..');
const BUILD = '.lighthouse/build';
// Different from the development ports, so that both can run simultaneously.
const BACKEND = 'http://localhost:4010';
const SHOP = 'http://localhost:4175';
const VARIABLES = {
  API_HOST: BACKEND,
  PUBLIC_API_HOST: '',
  CHECKOUT_SCRIPT_URL: `${BACKEND}/simulated-checkout.js`,
};
const AUDITS = 3;
const MINIMUM = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function audit(path: string): Report {
  const flags = ['--headless', ...chromiumFlags].join(' ');
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['--yes', LIGHTHOUSE, `${SHOP}${path}`, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: chromiumPath } },
  );
  if (status !== 0) throw new Error(`${path}: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Prints the medians of a page; returns whether it reaches every minimum without a layout shift. */
function auditPage(path: string): boolean {
  const reports = Array.from({ length: AUDITS }, () => audit(path));
  const figure = (name: string) => median(reports.map((each) => each.audits[name]!.numericValue));
  const scores = Object.keys(MINIMUM).map((name) => ({
    name,
    score: Math.round(median(reports.map((each) => each.categories[name]!.score)) * 100),
  }));
  const shift = figure('cumulative-layout-shift');
  const [paint, blocking] = [figure('largest-contentful-paint'), figure('total-blocking-time')];
  const figures = `LCP ${Math.round(paint)} ms  TBT ${Math.round(blocking)} ms  CLS ${shift.toFixed(4)}`;
  console.log(path, ...scores.map(({ name, score }) => `${name} ${score}`), figures);
  return shift === 0 && scores.every(({ name, score }) => score >= MINIMUM[name as 'seo']);
}

async function main(): Promise<void> {
  const build = ['--config', 'webpack.config.ts', '--output-path', BUILD];
  run(ROOT, '@rspack/cli/bin/rspack.js', build, VARIABLES);
  run(ROOT, 'tsx/dist/cli.mjs', ['tools/prerender/prerender.ts', BUILD], VARIABLES);
  const servers = [
    await startServer(ROOT, ['mocks/server.ts'], `${BACKEND}/api/projects`, { PORT: '4010' }),
    await startServer(ROOT, ['tools/serve/serve.ts', BUILD, '4175'], SHOP, VARIABLES),
  ];
  try {
    const given = process.argv.slice(2);
    const paths = given.length > 0 ? given : ['/', '/projects', '/projects/1'];
    if (!paths.map(auditPage).every(Boolean)) process.exitCode = 1;
  } finally {
    servers.forEach((server) => server.kill());
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
