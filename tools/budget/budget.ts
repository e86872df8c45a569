/**
 * Checks dist/ against the size limits: opens all routes in Chromium and weighs what they load. Also
 * checks that the build contains nothing of the mock backend and no source map. Exits with 1 if a limit
 * is exceeded, one of them is found or a route cannot be measured.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assessFirstLoads, assessPages, isWithinLimit } from './assess';
import { readBundle } from './bundle';
import { findMocks, findSourceMaps } from './leftovers';
import { measureLoads } from './measureLoads';
import { formatFindings, formatParts } from './report';

const DIRECTORY = resolve(__dirname, '../../dist');

async function main(): Promise<void> {
  if (!existsSync(join(DIRECTORY, 'index.html'))) {
    throw new Error('dist/index.html does not exist. Run "npm run build" first.');
  }
  const leftovers = [...findMocks(DIRECTORY), ...findSourceMaps(DIRECTORY)];
  if (leftovers.length > 0) throw new Error(leftovers.join('\n'));
  const bundle = readBundle(DIRECTORY);
  const loads = await measureLoads(DIRECTORY, bundle);
  const findings = [...assessFirstLoads(loads), ...assessPages(bundle, loads)];

  console.log(formatFindings(findings));
  console.log('\nThe build contains nothing of the mock backend and no source map.');
  const exceeded = findings.filter((finding) => !isWithinLimit(finding));
  for (const finding of exceeded) console.log(`\n${formatParts(finding)}`);
  if (exceeded.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
