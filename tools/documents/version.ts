/**
 * Checks `info.version` of openapi.yaml: it must be above that of the document as it was last released
 * (docs/contract/released.yaml) if anything else has changed since, and docs/contract-changelog.md must have a
 * section of it. Exits with 1 otherwise.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

const ROOT = resolve(__dirname, '../..');

const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

function readDocument(file: string) {
  const { info, ...rest } = parse(read(file)) as { info: { version: string } };
  return { version: info.version, rest: { ...rest, info: { ...info, version: '' } } };
}

const isAbove = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) > 0;

const released = readDocument('docs/contract/released.yaml');
const current = readDocument('openapi.yaml');
const problems = [
  ...(isDeepStrictEqual(current.rest, released.rest) || isAbove(current.version, released.version)
    ? []
    : [`openapi.yaml has changed since ${released.version}: raise info.version`]),
  ...(read('docs/contract-changelog.md')
    .split('\n')
    .some((line) => line.split(' ')[1] === current.version)
    ? []
    : [`docs/contract-changelog.md has no section "## ${current.version}"`]),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${current.version} follows ${released.version}`);
