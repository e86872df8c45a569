import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../tools/chromium/chromium';

/** Lighthouse comes from the registry when this runs, since nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const AUDITS = 3;
const MINIMUM = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PATHS = process.env.PATHS?.split(',') ?? ['/', '/projects', '/projects/1'];

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Audits a page as a phone would show it. */
function audit(address: string): Report {
  const flags = ['--headless', ...chromiumFlags].join(' ');
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: chromiumPath } },
  );
  if (status !== 0) throw new Error(`${address}: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

for (const path of PATHS) {
  test(`Lighthouse finds ${path} good`, { tag: ['@night', '@lighthouse'] }, ({ baseURL }) => {
    test.setTimeout(600_000);
    const reports = Array.from({ length: AUDITS }, () => audit(`${baseURL}${path}`));
    const figure = (name: string) => median(reports.map((each) => each.audits[name]!.numericValue));
    const scores = Object.keys(MINIMUM).map((name): [string, number] => [
      name,
      Math.round(median(reports.map((each) => each.categories[name]!.score)) * 100),
    ]);
    const shift = figure('cumulative-layout-shift');
    const [paint, blocking] = [figure('largest-contentful-paint'), figure('total-blocking-time')];
    console.log(path, ...scores.flat(), `LCP ${paint} ms, TBT ${blocking} ms, CLS ${shift}`);
    expect(shift).toBe(0);
    for (const [name, score] of scores) {
      expect(score, name).toBeGreaterThanOrEqual(MINIMUM[name as 'seo']);
    }
  });
}
