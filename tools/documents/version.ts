/**
 * Checks `info.version` of openapi.yaml against its changes since the document was last released
 * (docs/contract/released.yaml), and that docs/contract-changelog.md has a section of the version. Exits
 * with 1 if a problem is found.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareDocuments } from '../contract/diff/compareDocuments';
import { formatChanges } from '../contract/diff/formatChanges';
import { readOpenApi } from '../contract/options/parseDiffOptions';
import { checkVersion } from './checkVersion';

const ROOT = resolve(__dirname, '../..');

const released = readOpenApi(resolve(ROOT, 'docs/contract/released.yaml'));
const current = readOpenApi(resolve(ROOT, 'openapi.yaml'));
const versionOf = (document: object) => (document as { info: { version: string } }).info.version;
const versions = { released: versionOf(released), current: versionOf(current) };
const changes = compareDocuments(released, current);
const breaking = changes.filter(({ isBreaking }) => isBreaking);
const changelog = readFileSync(resolve(ROOT, 'docs/contract-changelog.md'), 'utf8');
const problems = checkVersion(versions, changes, changelog);

if (problems.length === 0) {
  const counts = `${breaking.length} breaking and ${changes.length - breaking.length} compatible changes`;
  console.log(`${versions.current} follows ${counts} since ${versions.released}`);
} else {
  if (breaking.length > 0) console.error(`${formatChanges(breaking)}\n`);
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
