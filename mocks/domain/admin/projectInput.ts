import { projectLimits as limits } from '@/config/projectLimits';
import { toImageAddress } from '@/lib/imageAddress';
import { toHttpLink } from '@/lib/links';
import { formatCount } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import type { DomainContext } from '../context';
import { DEMO_FOLDER } from '../demoPage';
import { DomainError } from '../errors';
import type { ProjectRow } from '../model';
import { readCaptions } from './imageCaptions';
import { readLines, readOptionalLine, readText, reject, toLine } from './inputValues';
import { readChangelog, readDocuments, readLicense, readSupportDays } from './packagingInput';
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
  | 'imageCaptions'
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
  | 'documents'
  | 'suits'
>;

/** Converts one field of the input to its columns; throws a DomainError if it is invalid. */
type FieldReader = (value: unknown, context: DomainContext) => Partial<ProjectColumns> | undefined;

function readPrice(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) reject('Price is required');
  if (value < limits.priceMin || value > limits.priceMax) {
    const [least, most] = [limits.priceMin, limits.priceMax].map(formatCount);
    reject(`Price must be between ${least} and ${most} rupees`);
  }
  const paise = Math.round(value * PAISE_PER_RUPEE);
  const isWhole = Math.abs(value * PAISE_PER_RUPEE - paise) < ROUNDING;
  return isWhole ? paise : reject('Price can have at most two decimals');
}

function readDemoUrl(value: unknown, { origin }: DomainContext): string | null {
  const address = readOptionalLine(value, 'Demo address', limits.demoUrlMax);
  if (address !== null && !toHttpLink(address)) {
    reject('Demo address must begin with https:// or http://');
  }
  // A page of the backend stays one, wherever it is asked next.
  const isOwn = origin && address?.startsWith(origin + DEMO_FOLDER);
  return isOwn ? address!.slice(origin.length) : address;
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
    .map((entry) => trimVisible(toLine(entry)))
    .filter((entry) => entry !== '');
}

function readFile(value: unknown, context: DomainContext): Partial<ProjectColumns> {
  const { id, fileName, fileSize } = requireArchive(context, value);
  return { fileUploadId: id, fileName, fileSize, isFileWithdrawn: false };
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
  demo_url: (value, context) => ({ demoUrl: readDemoUrl(value, context) }),
  is_active: (value) =>
    typeof value === 'boolean'
      ? { isActive: value }
      : reject('Please say whether the project is for sale'),
  preview_images: (value, context) => ({ previewImages: readPictures(value, context) }),
  image_captions: (value) => {
    const imageCaptions = readCaptions(value);
    return imageCaptions && { imageCaptions };
  },
  features: (value) => ({ features: readEntries(value, 'Features', '\n') }),
  technologies: (value) => ({ technologies: readEntries(value, 'Technologies', ',') }),
  version: optional((value) => ({
    version: readOptionalLine(value, 'Version', limits.versionMax),
  })),
  requirements: optional((value) => ({
    requirements: readLines(value, 'Requirements', limits.requirementsMax, limits.requirementMax),
  })),
  changelog: optional((value) => ({ changelog: readChangelog(value) })),
  licence: optional((value) => ({ licence: readLicense(value) })),
  support_days: optional((value) => ({ supportDays: readSupportDays(value) })),
  documents: optional((value) => ({ documents: readDocuments(value) })),
  suits: optional((value) => ({
    suits: [...new Set(readLines(value, 'Courses', limits.suitsMax, limits.suitMax))],
  })),
  file_upload_id: optional(readFile),
};

/**
 * Converts a ProjectInput of openapi.yaml to columns; those of optional fields that were left out
 * are missing. Throws a DomainError with a message for each invalid field.
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
