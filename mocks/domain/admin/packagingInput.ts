import type {
  DocumentDetails,
  LaunchRecord,
  ProjectDocument,
  Release,
} from '@/api/generated/projects.gen';
import { isDocument } from '@/config/content/documentNames';
import type { LicenseText } from '@/config/content/licenses';
import { projectLimits as limits } from '@/config/projectLimits';
import { formatCount } from '@/lib/numbers';
import { isDay } from '@/lib/time';
import { readLines, readOptionalLine, readText, reject, toFields, toLine } from './inputValues';

function readRelease(value: unknown): Release {
  const { version, date, changes } = toFields(value);
  const release = {
    version: toLine(readText(version, 'The version of a release', { min: 1, ...limits.version })),
    date: readDay(date, 'Each release needs a date'),
    changes: readLines(changes, 'The changes', limits.changes),
  };
  if (release.changes.length === 0) reject(`Please say what changed in ${release.version}`);
  return release;
}

/** Reads a changelog, the newest release first afterwards. */
export function readChangelog(value: unknown): Release[] {
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
export function readLicense(value: unknown): LicenseText | null {
  if (value === null) return null;
  const { name, may, may_not } = toFields(value);
  const readTerms = (terms: unknown) => readLines(terms, 'The license', limits.licenseTerms);
  return {
    name: toLine(readText(name, 'The name of the license', { min: 1, ...limits.licenseName })),
    may: readTerms(may),
    mayNot: readTerms(may_not),
  };
}

/** Reads the formats and pages of documents, each of which is described once. */
export function readDocumentDetails(value: unknown): DocumentDetails[] {
  if (!Array.isArray(value)) reject('The details of documents must be a list');
  const details = value.map((entry): DocumentDetails => {
    const { document, format, pages } = toFields(entry);
    return {
      document: readDocuments([document])[0]!,
      format: readOptionalLine(format, 'The format', limits.documentFormat),
      pages: pages === null ? null : readWhole(pages, 'The pages', limits.documentPages),
    };
  });
  const isTwice = new Set(details.map(({ document }) => document)).size < details.length;
  return isTwice ? reject('The details describe a document twice') : details;
}

const readDay = (value: unknown, message: string): string =>
  typeof value === 'string' && isDay(value) ? value : reject(message);

/** Reads how a project was started; null if it was not. */
export function readLaunchRecord(value: unknown): LaunchRecord | null {
  if (value === null) return null;
  const fields = toFields(value);
  const line = (text: unknown, name: string, { max }: { max: number }) =>
    toLine(readText(text, name, { min: 1, max }));
  return {
    system: line(fields.system, 'The system', limits.launchSystem),
    runtime: line(fields.runtime, 'The runtime', limits.launchSystem),
    date: readDay(fields.date, 'The launch record needs a date'),
    minutes: readWhole(fields.minutes, 'The minutes of the launch', limits.launchMinutes),
    started_by: line(fields.started_by, 'The name of who started it', limits.launchedBy),
    commands: readLines(fields.commands ?? [], 'The commands', limits.launchCommands),
    problems: readLines(fields.problems ?? [], 'What went wrong', limits.launchProblems),
  };
}

/** Reads a whole number within its limits. */
function readWhole(value: unknown, name: string, { min, max }: { min: number; max: number }) {
  const isValid = Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
  return isValid
    ? Number(value)
    : reject(`${name} must be a whole number from ${min} to ${formatCount(max)}`);
}

/** Reads a number of days; null for none. */
export function readSupportDays(value: unknown): number | null {
  if (value === null) return null;
  return readWhole(value, 'The days of support', { min: 0, ...limits.support_days });
}

/** Reads the documents that a college asks for. */
export function readDocuments(value: unknown): ProjectDocument[] {
  const isValid =
    Array.isArray(value) && value.length <= limits.documents.count && value.every(isDocument);
  return isValid
    ? [...new Set(value)]
    : reject(`Documents must be at most ${limits.documents.count} of those in openapi.yaml`);
}
