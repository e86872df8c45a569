/**
 * Runs in Stryker's copy of the project: gives tests that choose Node's environment the one of Stryker,
 * which tells it what each of them covers, and lets tests wait less for what a mutant never shows.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCBLOCK = '/** @jest-environment node */';
const WITH_COVERAGE = '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */';

for (const folder of ['src', 'mocks', 'tools']) {
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!/\.test\.tsx?$/.test(path)) continue;
    const file = join(folder, path);
    const source = readFileSync(file, 'utf8');
    if (source.includes(DOCBLOCK)) writeFileSync(file, source.replace(DOCBLOCK, WITH_COVERAGE));
  }
}

const SETUP_FILE = join('src', 'testing', 'setup.ts');
const WAIT = /asyncUtilTimeout: [\d_]+/;
writeFileSync(
  SETUP_FILE,
  readFileSync(SETUP_FILE, 'utf8').replace(WAIT, 'asyncUtilTimeout: 2_000'),
);
