import type { ProjectInput } from '@/api/generated/admin.gen';
import { projectLimits as limits } from '@/config/projectLimits';
import { toImageAddress } from '@/lib/imageAddress';
import { toHttpLink } from '@/lib/links';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { trimVisible } from '@/lib/visibleText';
import type { DomainContext } from '../context';
import { DEMO_FOLDER } from '../demoPage';
import { readFields, tryFields } from '../fields';
import type { ProjectRow } from '../model';
import { isFormula } from './csv';
import { readCaptions, readFocalPoints } from './imageCaptions';
import { readLines, readOptionalLine, readText, reject, toLine } from './inputValues';
import {
  readChangelog,
  readDocumentDetails,
  readDocuments,
  readLaunchRecord,
  readLicense,
  readSupportDays,
} from './packagingInput';
import { isUploadedPicture, requireArchive } from './uploads';

/** Digits, plain or grouped in the Indian or Western style, with at most two decimals. */
const TYPED_PRICE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const YES = new Set(['yes', 'true', '1']);
const NO = new Set(['', 'no', 'false', '0']);
/** Tolerance for a price in paise to count as whole, because of binary fractions. */
const ROUNDING = 1e-6;

/** The columns that an admin edits. */
type ProjectColumns = Omit<ProjectRow, 'id' | 'downloadCount' | 'createdAt' | 'updatedAt'>;

/** A field of ProjectInput in openapi.yaml. */
type Field = {
  /** Converts the field to its columns; throws a DomainError if it is invalid. */
  read: (value: unknown, context: DomainContext) => Partial<ProjectColumns>;
  /** What a new project has without it; a field without this must be sent. */
  initial?: Partial<ProjectColumns>;
  /** Reads the cell of a CSV file, if it has a column; throws a DomainError if it is invalid. */
  cell?: (text: string) => unknown;
};

function readPrice(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) reject('Price is required');
  const { min, max } = limits.base_price;
  if (value < min || value > max) {
    reject(`Price must be between ${formatCount(min)} and ${formatCount(max)} rupees`);
  }
  const paise = Math.round(value * PAISE_PER_RUPEE);
  const isWhole = Math.abs(value * PAISE_PER_RUPEE - paise) < ROUNDING;
  return isWhole ? paise : reject('Price can have at most two decimals');
}

function readDemoUrl(value: unknown, { origin }: DomainContext): string | null {
  const address = readOptionalLine(value, 'Demo address', limits.demo_url);
  if (address !== null && !toHttpLink(address)) {
    reject('Demo address must begin with https:// or http://');
  }
  // A page of the backend stays one, wherever it is asked next.
  const isOwn = origin && address?.startsWith(origin + DEMO_FOLDER);
  return isOwn ? address!.slice(origin.length) : address;
}

function readPictures(
  value: unknown,
  context: DomainContext,
  { count }: { count: number },
): string[] {
  if (!Array.isArray(value)) reject('Pictures must be a list of addresses');
  if (value.length > count) reject(`There can be at most ${count} pictures`);
  const isUsable = (entry: unknown): entry is string =>
    typeof entry === 'string' &&
    entry.length <= limits.demo_url.max &&
    toImageAddress(entry, '') !== null &&
    isUploadedPicture(context, entry.trim());
  if (!value.every(isUsable)) reject('One of the pictures is not there; please upload it again');
  return [...new Set(value.map((entry) => entry.trim()))];
}

const readFlag = (value: unknown): boolean =>
  typeof value === 'boolean' ? value : reject('Please say whether the project is for sale');

function readEntries(value: unknown, name: string, separator: string): string[] {
  return readText(value, name, { max: limits.description.max })
    .split(separator)
    .map((entry) => trimVisible(toLine(entry)))
    .filter((entry) => entry !== '');
}

function readFile(value: unknown, context: DomainContext) {
  const { id, fileName, fileSize } = requireArchive(context, value);
  return { fileUploadId: id, fileName, fileSize, isFileWithdrawn: false };
}

function textCell(text: string): string {
  if (isFormula(text)) {
    reject(
      `The text begins with ${text.charAt(0)}, which spreadsheets run as a formula. Begin it with a letter.`,
    );
  }
  return text;
}

const optionalCell = (text: string) => textCell(text) || null;

function priceCell(text: string): number {
  const typed = text.replace(/^₹\s*/, '');
  return TYPED_PRICE.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : reject('Price must be a number of rupees such as 4999 or 4999.50');
}

function flagCell(text: string): boolean {
  const word = text.toLowerCase();
  return YES.has(word) || (NO.has(word) ? false : reject('Please write yes or no'));
}

/** Creates a field that sets one column, which is `initial` in a new project without it. */
const optional = <Name extends keyof ProjectColumns>(
  name: Name,
  initial: ProjectColumns[Name],
  read: (value: unknown, context: DomainContext) => ProjectColumns[Name],
) => ({
  read: (value: unknown, context: DomainContext) =>
    ({ [name]: read(value, context) }) as Pick<ProjectColumns, Name>,
  initial: { [name]: initial } as Partial<ProjectColumns>,
});

/** The fields that an admin edits, in the order in which their problems are named. */
const typedFields = {
  title: {
    read: (value) => ({ title: toLine(readText(value, 'Title', limits.title)) }),
    cell: textCell,
  },
  category: {
    read: (value) => ({ category: readOptionalLine(value, 'Category', limits.category) }),
    cell: optionalCell,
  },
  short_description: {
    read: (value) => ({
      shortDescription: toLine(readText(value, 'Short description', limits.short_description)),
    }),
    cell: textCell,
  },
  description: {
    read: (value) => ({ description: readText(value, 'Description', limits.description) }),
    cell: textCell,
  },
  base_price: { read: (value) => ({ pricePaise: readPrice(value) }), cell: priceCell },
  demo_url: {
    read: (value, context) => ({ demoUrl: readDemoUrl(value, context) }),
    cell: (text) => text || null,
  },
  video_url: {
    ...optional('videoUrl', null, (value, context) =>
      value === null ? null : readPictures([value], context, { count: 1 })[0]!,
    ),
    cell: (text) => text || null,
  },
  is_active: { read: (value) => ({ isActive: readFlag(value) }), cell: flagCell },
  preview_images: {
    read: (value, context) => ({
      previewImages: readPictures(value, context, limits.preview_images),
    }),
  },
  image_captions: optional('imageCaptions', [], readCaptions),
  focal_points: optional('focalPoints', [], readFocalPoints),
  features: {
    read: (value) => ({ features: readEntries(value, 'Features', '\n') }),
    cell: textCell,
  },
  technologies: {
    read: (value) => ({ technologies: readEntries(value, 'Technologies', ',') }),
    cell: textCell,
  },
  version: {
    ...optional('version', null, (value) => readOptionalLine(value, 'Version', limits.version)),
    cell: optionalCell,
  },
  requirements: optional('requirements', [], (value) =>
    readLines(value, 'Requirements', limits.requirements),
  ),
  changelog: optional('changelog', [], readChangelog),
  licence: optional('licence', null, readLicense),
  support_days: optional('supportDays', null, readSupportDays),
  documents: optional('documents', [], readDocuments),
  suits: optional('suits', [], (value) => [...new Set(readLines(value, 'Courses', limits.suits))]),
  document_details: optional('documentDetails', [], readDocumentDetails),
  report_pages: optional('reportPages', [], (value, context) =>
    readPictures(value, context, limits.report_pages),
  ),
  launch_record: optional('launchRecord', null, readLaunchRecord),
  file_upload_id: {
    read: readFile,
    initial: { fileSize: null, fileName: null, fileUploadId: null, isFileWithdrawn: false },
  },
} satisfies Record<Exclude<keyof ProjectInput, 'expected_updated_at'>, Field>;

const fields: Readonly<Record<string, Field>> = typedFields;

type ColumnsOf<FieldOfProject> = FieldOfProject extends {
  read: (...args: never[]) => infer Columns;
}
  ? keyof Columns
  : never;

/** The columns that a field sets. One that none sets is missing in new projects, a type error there. */
type SetColumns = Pick<
  ProjectColumns,
  Extract<keyof ProjectColumns, ColumnsOf<(typeof typedFields)[keyof typeof typedFields]>>
>;

/** The columns of a new project for the fields that the input may leave out. */
const initialColumns = Object.values(fields).reduce<Partial<ProjectColumns>>(
  (columns, { initial }) => ({ ...columns, ...initial }),
  {},
);

/** The names of the columns of a CSV file. */
export const csvColumns = Object.keys(fields).filter((name) => fields[name]!.cell);

/** Returns a reader for each field. */
const readersOf = <Value>(readerOf: (field: Field) => (value: unknown) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readerOf(field)]));

/** Converts the cells of a line to a ProjectInput, and returns the problems of cells by column. */
export function readCells(cells: Readonly<Record<string, string>>) {
  const readers = readersOf(
    ({ cell }) =>
      (text) =>
        cell?.(typeof text === 'string' ? text : ''),
  );
  const { values, problems } = tryFields<Record<string, unknown>>(cells, readers);
  return { input: { ...values, preview_images: [] }, errors: problems };
}

/**
 * Converts a ProjectInput of openapi.yaml to columns; those of optional fields that were left out
 * are missing. Throws a DomainError with a message for each invalid field.
 */
export function readProjectInput(
  context: DomainContext,
  input: Readonly<Record<string, unknown>>,
): Partial<ProjectColumns> {
  const readers = readersOf(
    ({ read, initial }) =>
      (value) =>
        initial && value === undefined ? {} : read(value, context),
  );
  const found = Object.values(readFields<Record<string, Partial<ProjectColumns>>>(input, readers));
  return found.reduce((columns, some) => ({ ...columns, ...some }), {});
}

/** Converts a ProjectInput to the columns of a new project, as `readProjectInput` does. */
export const readNewProject = (
  context: DomainContext,
  input: Readonly<Record<string, unknown>>,
): SetColumns => ({ ...initialColumns, ...readProjectInput(context, input) }) as SetColumns;
