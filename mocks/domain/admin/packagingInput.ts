import type { ProjectDocument } from '@/api/generated/projects.gen';
import { isDocument } from '@/config/content/documentNames';
import { projectLimits as limits } from '@/config/projectLimits';
import { formatCount } from '@/lib/numbers';
import { isDay } from '@/lib/time';
import type { LicenseRow, ReleaseRow } from '../model';
import { readLines, readText, reject, toFields, toLine } from './inputValues';

function readRelease(value: unknown): ReleaseRow {
  const { version, date, changes } = toFields(value);
  const release = {
    version: toLine(readText(version, 'The version of a release', { min: 1, ...limits.version })),
    date: typeof date === 'string' ? date : '',
    changes: readLines(changes, 'The changes', limits.changes),
  };
  if (!isDay(release.date)) reject(`The release ${release.version} needs a date`);
  if (release.changes.length === 0) reject(`Please say what changed in ${release.version}`);
  return release;
}

/** Reads a changelog, the newest release first afterwards. */
export function readChangelog(value: unknown): ReleaseRow[] {
  if (!Array.isArray(value)) reject('The changelog must be a list');
  if (value.length > limits.changelog.count) {
    reject(`The changelog can have at most ${limits.changelog.count} releases`);
  }
  const releases = value.map(readRelease);
  const versions = releases.map(({ version }) => version);
  const twice = versions.find((version, index) => versions.indexOf(version) !== index);
  if (twice !== undefined) reject(`The changelog has the version ${twice} twice`);
  return releases.sort((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : 0,
  );
}

/** Reads a license; null for none. */
export function readLicense(value: unknown): LicenseRow | null {
  if (value === null) return null;
  const { name, may, may_not } = toFields(value);
  const readTerms = (terms: unknown) => readLines(terms, 'The license', limits.licenseTerms);
  return {
    name: toLine(readText(name, 'The name of the license', { min: 1, ...limits.licenseName })),
    may: readTerms(may),
    mayNot: readTerms(may_not),
  };
}

/** Reads a number of days; null for none. */
export function readSupportDays(value: unknown): number | null {
  if (value === null) return null;
  const isValid =
    Number.isSafeInteger(value) &&
    (value as number) >= 0 &&
    (value as number) <= limits.support_days.max;
  return isValid
    ? (value as number)
    : reject(
        `Support must be a whole number of days, at most ${formatCount(limits.support_days.max)}`,
      );
}

/** Reads the documents that a college asks for. */
export function readDocuments(value: unknown): ProjectDocument[] {
  const isValid =
    Array.isArray(value) && value.length <= limits.documents.count && value.every(isDocument);
  return isValid
    ? [...new Set(value)]
    : reject(`Documents must be at most ${limits.documents.count} of those in openapi.yaml`);
}
