import type { Change } from '../contract/diff/operations';

/** The compared versions. */
type Version = [major: number, minor: number, patch: number];

type Versions = {
  /** `info.version` of the last released document. */
  released: string;
  /** `info.version` of the current document. */
  current: string;
};

function parseVersion(text: string): Version {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (parts.length === 0) throw new Error(`${text} is no version such as 1.2.3`);
  return parts.map(Number) as Version;
}

/** Returns whether a version is higher than another in its first `places` numbers. */
function isAbove(version: Version, other: Version, numbers: 1 | 2 | 3): boolean {
  const difference = version
    .slice(0, numbers)
    .map((number, index) => number - other[index]!)
    .find((each) => each !== 0);
  return (difference ?? 0) > 0;
}

/**
 * Returns a sentence for each problem of a document's version: a breaking change since the last
 * release requires a new major number, any other at least a new minor one, and the changelog needs
 * a section for the version.
 */
export function checkVersion(
  { released, current }: Versions,
  changes: readonly Change[],
  changelog: string,
): string[] {
  const [before, now] = [parseVersion(released), parseVersion(current)];
  const isBreaking = changes.some((change) => change.isBreaking);
  const since = `since ${released}, and the document is ${current}`;
  const problems: string[] = [];
  if (isBreaking && !isAbove(now, before, 1)) {
    problems.push(`A change is breaking ${since}: raise the major number of info.version`);
  } else if (changes.length > 0 && !isAbove(now, before, 2)) {
    problems.push(`Something was added ${since}: raise the minor number of info.version`);
  } else if (isAbove(before, now, 3)) {
    problems.push(`The document was released as ${released} already, and is ${current}`);
  }
  const hasSection = changelog.split('\n').some((line) => line.split(' ')[1] === current);
  if (!hasSection) problems.push(`docs/contract-changelog.md has no section "## ${current}"`);
  return problems;
}
