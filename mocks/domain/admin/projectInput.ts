import { projectLimits as limits } from '@/config/projectLimits';
import { toImageAddress } from '@/lib/imageAddress';
import { toHttpLink } from '@/lib/safeLink';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import type { LicenceRow, ProjectRow, ReleaseRow } from '../model';
import { isUploadedPicture, requireArchive } from './uploads';

const PAISE_PER_RUPEE = 100;
/** Tolerance for a price in paise to count as whole, because of binary fractions. */
const ROUNDING = 1e-6;

/** The columns that an admin edits. */
export type ProjectColumns = Pick<
  ProjectRow,
  | 'title'
  | 'category'
  | 'shortDescription'
  | 'description'
  | 'pricePaise'
  | 'demoUrl'
  | 'isActive'
  | 'previewImages'
  | 'features'
  | 'technologies'
  | 'fileSize'
  | 'fileName'
  | 'fileUploadId'
  | 'isFileWithdrawn'
  | 'version'
  | 'requirements'
  | 'changelog'
  | 'licence'
  | 'supportDays'
>;

/** Converts one field of the input to its columns; throws a DomainError if it is invalid. */
type FieldReader = (value: unknown, context: DomainContext) => Partial<ProjectColumns>;

function reject(message: string): never {
  throw new DomainError('badRequest', message);
}

const count = new Intl.NumberFormat('en-IN');

function readText(value: unknown, name: string, { min = 0, max }: { min?: number; max: number }) {
  const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  if (min > 0 && text === '') reject(`${name} is required`);
  if (typeof value !== 'string') reject(`${name} must be text`);
  if (text.length < min) reject(`${name} must be at least ${min} characters`);
  if (text.length > max) reject(`${name} must be at most ${count.format(max)} characters`);
  return text;
}

const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Whether a text is a day of the calendar: 2025-10-14. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const toLine = (text: string) => text.replace(/\s+/g, ' ');

/** Reads an optional single-line text; null if empty. */
function readOptionalLine(value: unknown, name: string, max: number): string | null {
  return value === null ? null : toLine(readText(value, name, { max })) || null;
}

function readPrice(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) reject('Price is required');
  if (value < limits.priceMin || value > limits.priceMax) {
    const [least, most] = [limits.priceMin, limits.priceMax].map((price) => count.format(price));
    reject(`Price must be between ${least} and ${most} rupees`);
  }
  const paise = Math.round(value * PAISE_PER_RUPEE);
  const isWhole = Math.abs(value * PAISE_PER_RUPEE - paise) < ROUNDING;
  return isWhole ? paise : reject('Price can have at most two decimals');
}

function readDemoUrl(value: unknown): string | null {
  const address = readOptionalLine(value, 'Demo address', limits.demoUrlMax);
  if (address !== null && !toHttpLink(address)) {
    reject('Demo address must begin with https:// or http://');
  }
  return address;
}

function readPictures(value: unknown, context: DomainContext): string[] {
  if (!Array.isArray(value)) reject('Pictures must be a list of addresses');
  if (value.length > limits.picturesMax) {
    reject(`A project can have at most ${limits.picturesMax} pictures`);
  }
  const isUsable = (entry: unknown): entry is string =>
    typeof entry === 'string' &&
    entry.length <= limits.demoUrlMax &&
    toImageAddress(entry, '') !== null &&
    isUploadedPicture(context, entry.trim());
  if (!value.every(isUsable)) reject('One of the pictures is not there; please upload it again');
  return [...new Set(value.map((entry) => entry.trim()))];
}

function readEntries(value: unknown, name: string, separator: string): string[] {
  return readText(value, name, { max: limits.descriptionMax })
    .split(separator)
    .map((entry) => toLine(entry).trim())
    .filter((entry) => entry !== '');
}

function readFile(value: unknown, context: DomainContext): Partial<ProjectColumns> {
  const { id, fileName, fileSize } = requireArchive(context, value);
  return { fileUploadId: id, fileName, fileSize, isFileWithdrawn: false };
}

/** Reads a list of single lines; entries without text are left out. */
function readLines(value: unknown, name: string, most: number, max: number): string[] {
  if (!Array.isArray(value)) reject(`${name} must be a list`);
  const lines = value
    .map((entry) => toLine(readText(entry, `An entry of ${name}`, { max })))
    .filter((line) => line !== '');
  if (lines.length > most) reject(`${name} can have at most ${most} entries`);
  return lines;
}

function readRelease(value: unknown): ReleaseRow {
  const { version, date, changes } = toFields(value);
  const release = {
    version: toLine(
      readText(version, 'The version of a release', { min: 1, max: limits.versionMax }),
    ),
    date: typeof date === 'string' ? date : '',
    changes: readLines(changes, 'The changes', limits.changesMax, limits.changeMax),
  };
  if (!isDay(release.date)) reject(`The release ${release.version} needs a date`);
  if (release.changes.length === 0) reject(`Please say what changed in ${release.version}`);
  return release;
}

function readChangelog(value: unknown): ReleaseRow[] {
  if (!Array.isArray(value)) reject('The changelog must be a list');
  if (value.length > limits.releasesMax) {
    reject(`The changelog can have at most ${limits.releasesMax} releases`);
  }
  const releases = value.map(readRelease);
  const versions = releases.map(({ version }) => version);
  const twice = versions.find((version, index) => versions.indexOf(version) !== index);
  if (twice !== undefined) reject(`The changelog has the version ${twice} twice`);
  return releases.sort((one, other) =>
    one.date < other.date ? 1 : one.date > other.date ? -1 : 0,
  );
}

function readLicence(value: unknown): LicenceRow | null {
  if (value === null) return null;
  const { name, may, may_not } = toFields(value);
  const readTerms = (terms: unknown) =>
    readLines(terms, 'The licence', limits.licenceTermsMax, limits.licenceTermMax);
  return {
    name: toLine(readText(name, 'The name of the licence', { min: 1, max: limits.licenceNameMax })),
    may: readTerms(may),
    mayNot: readTerms(may_not),
  };
}

function readSupportDays(value: unknown): number | null {
  if (value === null) return null;
  const isValid =
    Number.isSafeInteger(value) &&
    (value as number) >= 0 &&
    (value as number) <= limits.supportDaysMax;
  return isValid
    ? (value as number)
    : reject(
        `Support must be a whole number of days, at most ${count.format(limits.supportDaysMax)}`,
      );
}

/** A reader that keeps the column as it is when the input leaves the field out. */
const optional =
  (read: FieldReader): FieldReader =>
  (value, context) =>
    value === undefined ? {} : read(value, context);

const { titleMin, titleMax, shortDescriptionMin, shortDescriptionMax } = limits;

const readers: Readonly<Record<string, FieldReader>> = {
  title: (value) => ({
    title: toLine(readText(value, 'Title', { min: titleMin, max: titleMax })),
  }),
  category: (value) => ({ category: readOptionalLine(value, 'Category', limits.categoryMax) }),
  short_description: (value) => ({
    shortDescription: toLine(
      readText(value, 'Short description', { min: shortDescriptionMin, max: shortDescriptionMax }),
    ),
  }),
  description: (value) => ({
    description: readText(value, 'Description', {
      min: limits.descriptionMin,
      max: limits.descriptionMax,
    }),
  }),
  base_price: (value) => ({ pricePaise: readPrice(value) }),
  demo_url: (value) => ({ demoUrl: readDemoUrl(value) }),
  is_active: (value) =>
    typeof value === 'boolean'
      ? { isActive: value }
      : reject('Please say whether the project is for sale'),
  preview_images: (value, context) => ({ previewImages: readPictures(value, context) }),
  features: (value) => ({ features: readEntries(value, 'Features', '\n') }),
  technologies: (value) => ({ technologies: readEntries(value, 'Technologies', ',') }),
  version: optional((value) => ({
    version: readOptionalLine(value, 'Version', limits.versionMax),
  })),
  requirements: optional((value) => ({
    requirements: readLines(value, 'Requirements', limits.requirementsMax, limits.requirementMax),
  })),
  changelog: optional((value) => ({ changelog: readChangelog(value) })),
  licence: optional((value) => ({ licence: readLicence(value) })),
  support_days: optional((value) => ({ supportDays: readSupportDays(value) })),
  file_upload_id: optional(readFile),
};

/**
 * Converts a ProjectInput of openapi.yaml to columns; a column whose optional field was left out is missing. Throws a DomainError with a message for each invalid field.
 */
export function readProjectInput(
  context: DomainContext,
  input: Readonly<Record<string, unknown>>,
): Partial<ProjectColumns> {
  const columns: Partial<ProjectColumns> = {};
  const errors: Record<string, string> = {};
  for (const [name, read] of Object.entries(readers)) {
    try {
      Object.assign(columns, read(input[name], context));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors[name] = error.message;
    }
  }
  const [first] = Object.values(errors);
  if (first) throw new DomainError('badRequest', first, errors);
  return columns;
}
