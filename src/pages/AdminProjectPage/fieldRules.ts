import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { ProjectDocument, Upload } from '@/api/adminApi';
import { documentNames } from '@/config/content/documentNames';
import { projectLimits } from '@/config/projectLimits';
import type { Limits, ProjectField } from '@/features/admin';
import { isFocalPoint } from '@/lib/focalPoint';
import { toHttpLink } from '@/lib/links';
import { formatExactRupees, parseTypedRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { countCharacters, splitLines } from '@/lib/text';
import { isDay } from '@/lib/time';
import { shownText } from '@/ui/form/shownText';

const atMost = (what: string, length: number) =>
  `${what} can have at most ${formatCount(length)} characters`;

/** A text that is trimmed and has at most `max` characters; `what` begins the message. */
const text = (what: string, { max = Infinity }: Limits) => shownText().max(max, atMost(what, max));

/** A text of at most `count` entries, each of at most `max` characters; `what` names one. */
const entries = (
  split: (typed: string) => string[],
  what: string,
  tooMany: string,
  { count = Infinity, max = Infinity }: Limits,
) =>
  shownText()
    .test('count', tooMany, (typed = '') => split(typed).length <= count)
    .test('length', atMost(what, max), (typed = '') =>
      split(typed).every((entry) => countCharacters(entry) <= max),
    );

/** A text, which is required if the field has a message for a missing one. */
export function textRule({ label, missing }: ProjectField, limits: Limits) {
  const what = `The ${label.toLowerCase()}`;
  const { min = 0 } = limits;
  const rule = text(what, limits);
  return missing === undefined
    ? rule
    : rule.required(missing).min(min, `${what} needs at least ${min} characters`);
}

/** A link to a web page. */
export const linkRule = (_field: ProjectField, limits: Limits) =>
  text('The address', limits).test(
    'link',
    'Write the whole address, beginning with https:// or http://',
    (typed) => !typed || toHttpLink(typed) !== null,
  );

/** Entries that are typed into one text, which `split` takes apart. */
export const entriesRule =
  (split: (typed: string) => string[]) =>
  ({ entry = '', entries: tooMany = '' }: ProjectField, limits: Limits) =>
    entries(split, entry, tooMany, limits);

/** An amount of rupees. */
export function priceRule({ missing }: ProjectField, { min = 0, max = Infinity }: Limits) {
  const rupees = (typed: string) => parseTypedRupees(typed) ?? NaN;
  return string()
    .trim()
    .required(missing)
    .test(
      'price',
      'Write the price in rupees, such as 4999 or 4999.50',
      (typed) => !typed || !Number.isNaN(rupees(typed)),
    )
    .test(
      'minimum',
      `The price is at least ${formatExactRupees(min)}`,
      (typed) => !(rupees(typed) < min),
    )
    .test(
      'maximum',
      `The price is at most ${formatExactRupees(max)}`,
      (typed) => !(rupees(typed) > max),
    );
}

/** A whole number, or none. */
const whole = (unit: string, { min = 0, max = Infinity }: Limits) =>
  string()
    .trim()
    .test(
      'whole',
      `Write a whole number of ${unit}, at most ${formatCount(max)}`,
      (typed) => !typed || (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max),
    );

/** A whole number of days, or none. */
export const daysRule = (_field: ProjectField, limits: Limits) => whole('days', limits);

/** A yes or no. */
export const flagRule = () => boolean().required();

/** The documents of openapi.yaml. */
export const documentsRule = () =>
  array(string().oneOf(Object.keys(documentNames)).required()).required();

const details = object({
  document: string<ProjectDocument>().required(),
  format: text('The format', projectLimits.documentFormat).defined(),
  pages: whole('pages', projectLimits.documentPages).defined(),
});

/** The format and the pages of a document, as typed. */
export type DetailValues = InferType<typeof details>;

/** The formats and pages of documents. */
export const documentDetailsRule = () => array(details).required();

/** The message for too many pictures. */
export const tooManyPictures = (count: number) => `There can be at most ${count} pictures`;

/** The points of pictures that crops leave visible. */
export const focalPointsRule = () => array(mixed(isFocalPoint).required()).required();

/** The addresses of pictures. */
export const picturesRule = (_field: ProjectField, { count = Infinity }: Limits) =>
  array(string().required()).required().max(count, tooManyPictures(count));

const archive = object({
  id: string().required(),
  file_name: string().required(),
  file_size: number().required(),
  contents: object({
    total_files: number().required(),
    total_size: number().required(),
    has_readme: boolean().required(),
  })
    .nullable()
    .default(undefined),
});

/** An uploaded zip file that becomes the project's file when the form is saved. */
export type UploadedArchive = Pick<Upload, 'id' | 'file_name' | 'file_size' | 'contents'>;

/** A zip file that was uploaded, or none. */
export const archiveRule = () => archive.nullable().defined();

const { version, changes, licenseName, licenseTerms } = projectLimits;

/** A day such as 2025-10-14; `missing` is said without one. */
const day = (missing: string) =>
  string()
    .required(missing)
    .test('day', `${missing} from 1900 to 2199`, (typed) => !typed || isDay(typed));

const release = object({
  version: text('The version', version).required('Give each release a version'),
  date: day('Give each release a date'),
  /** One per line. */
  changes: entries(
    splitLines,
    'A change',
    `A release can have at most ${changes.count} changes`,
    changes,
  ).required('Say what changed in each release'),
});

/** A release of the changelog. */
export type ReleaseValues = InferType<typeof release>;

/** The releases of the changelog. */
export const releasesRule = (_field: ProjectField, { count = Infinity }: Limits) =>
  array(release)
    .required()
    .max(count, `The changelog can have at most ${count} releases`)
    .test('unique', 'The changelog has a version twice', (releases) => {
      const versions = releases.map((each) => each.version);
      return new Set(versions).size === versions.length;
    });

const { launchSystem, launchMinutes, launchedBy, launchCommands, launchProblems } = projectLimits;

const launch = object({
  system: text('The system', launchSystem).required('Say on which system it was started'),
  runtime: text('The runtime', launchSystem).required('Say what ran it, such as Node.js 20'),
  date: day('Give the launch a date'),
  minutes: whole('minutes', launchMinutes).required('Say how many minutes it took'),
  started_by: text('The name', launchedBy).required('Say who started it'),
  /** One per line, like the problems. */
  commands: entries(
    splitLines,
    'A command',
    `There can be at most ${launchCommands.count} commands`,
    launchCommands,
  ).defined(),
  problems: entries(
    splitLines,
    'A problem',
    `There can be at most ${launchProblems.count} problems`,
    launchProblems,
  ).defined(),
});

/** How a project was started, as typed. */
export type LaunchValues = InferType<typeof launch>;

/** A launch record, or none. */
export const launchRule = () => launch.nullable().defined();

/** One of the lists of a license, without its empty lines. */
const terms = array(text('A line of the license', licenseTerms))
  .required()
  .compact()
  .max(licenseTerms.count, `Each list of the license can have at most ${licenseTerms.count} lines`);

/** A license, or none. */
export const licenseRule = () =>
  object({
    name: text('The name of the license', licenseName).required('Give the license a name'),
    may: terms,
    mayNot: terms,
  })
    .nullable()
    .defined();
