/**
 * Runs in Stryker's copy of the project: gives tests that choose Node's environment the one of Stryker,
 * which tells it what each of them covers.
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
