import { array, boolean, mixed, number, object, string } from 'yup';
import type { LicenseText } from '@/config/content/licenses';
import { projectLimits as limits } from '@/config/projectLimits';
import { formatCount } from '@/lib/numbers';
import { formatWholeRupees } from '@/lib/money';
import { toHttpLink } from '@/lib/links';
import { splitLines } from '@/lib/text';
import {
  parsePrice,
  type ProjectValues,
  type ReleaseValues,
  type UploadedArchive,
} from './projectValues';

const atMost = (field: string, length: number) =>
  `${field} can have at most ${formatCount(length)} characters`;

/** A text that is trimmed and has at most `max` characters; `what` begins the message. */
const text = (what: string, max: number) => string().trim().max(max, atMost(what, max));

const requiredText = (what: string, missing: string, min: number, max: number) =>
  text(what, max).required(missing).min(min, `${what} needs at least ${min} characters`);

const price = string()
  .trim()
  .required('Give the project a price')
  .test(
    'price',
    'Write the price in rupees, such as 4999 or 4999.50',
    (typed) => !typed || parsePrice(typed) !== null,
  )
  .test(
    'minimum',
    `The price is at least ${formatWholeRupees(limits.priceMin)}`,
    (typed) => (parsePrice(typed ?? '') ?? Infinity) >= limits.priceMin,
  )
  .test(
    'maximum',
    `The price is at most ${formatWholeRupees(limits.priceMax)}`,
    (typed) => (parsePrice(typed ?? '') ?? 0) <= limits.priceMax,
  );

/** The message for too many pictures. */
export const TOO_MANY_PICTURES = `A project can have at most ${limits.picturesMax} pictures`;

/** Formik omits empty texts from the validated values. */
type Checked<Values> = Partial<Values>;

const filled = (lines: readonly string[]) => splitLines(lines.join('\n'));
const areTooLong = (lines: readonly string[], max: number) =>
  lines.some(({ length }) => length > max);

function findRequirementsProblem(requirements: readonly string[]): string | null {
  const lines = filled(requirements);
  if (lines.length > limits.requirementsMax) {
    return `A project can have at most ${limits.requirementsMax} requirements`;
  }
  return areTooLong(lines, limits.requirementMax)
    ? atMost('A requirement', limits.requirementMax)
    : null;
}

function findReleaseProblem({
  version = '',
  date = '',
  changes = '',
}: Checked<ReleaseValues>): string | null {
  const name = version.trim();
  const lines = splitLines(changes);
  if (name === '') return 'Give each release a version';
  if (name.length > limits.versionMax) return atMost('The version', limits.versionMax);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `Give ${name} a date`;
  if (lines.length === 0) return `Say what changed in ${name}`;
  if (lines.length > limits.changesMax) {
    return `A release can have at most ${limits.changesMax} changes`;
  }
  return areTooLong(lines, limits.changeMax) ? atMost('A change', limits.changeMax) : null;
}

function findChangelogProblem(changelog: readonly Checked<ReleaseValues>[]): string | null {
  if (changelog.length > limits.releasesMax) {
    return `The changelog can have at most ${limits.releasesMax} releases`;
  }
  const problem = changelog.map(findReleaseProblem).find((each) => each !== null);
  if (problem) return problem;
  const versions = changelog.map(({ version = '' }) => version.trim());
  const twice = versions.find((version, index) => versions.indexOf(version) !== index);
  return twice === undefined ? null : `The changelog has the version ${twice} twice`;
}

function findLicenseProblem({
  name = '',
  may = [],
  mayNot = [],
}: Checked<LicenseText>): string | null {
  if (name.trim() === '') return 'Give the license a name';
  if (name.trim().length > limits.licenseNameMax) {
    return atMost('The name of the license', limits.licenseNameMax);
  }
  const lists = [filled(may), filled(mayNot)];
  if (lists.some(({ length }) => length > limits.licenseTermsMax)) {
    return `Each list of the license can have at most ${limits.licenseTermsMax} lines`;
  }
  return areTooLong(lists.flat(), limits.licenseTermMax)
    ? atMost('A line of the license', limits.licenseTermMax)
    : null;
}

function findSupportProblem(typed: string): string | null {
  const days = typed.trim();
  return days === '' || (/^\d+$/.test(days) && Number(days) <= limits.supportDaysMax)
    ? null
    : `Write a whole number of days, at most ${formatCount(limits.supportDaysMax)}`;
}

/** A value validated as a whole, so that its field has a single message. */
const checked = <Value>(find: (value: Value) => string | null) =>
  mixed<Value & object>().test('whole', function (value) {
    const message = value == null ? null : find(value);
    return message === null || this.createError({ message });
  });

/** Validation of the project form, following ProjectInput in openapi.yaml. */
export const projectSchema = object({
  title: requiredText('The title', 'Give the project a title', limits.titleMin, limits.titleMax),
  category: text('The category', limits.categoryMax),
  short_description: requiredText(
    'The short description',
    'Describe the project in a sentence',
    limits.shortDescriptionMin,
    limits.shortDescriptionMax,
  ),
  description: requiredText(
    'The description',
    'Describe what customers get',
    limits.descriptionMin,
    limits.descriptionMax,
  ),
  base_price: price,
  demo_url: text('The address', limits.demoUrlMax).test(
    'link',
    'Write the whole address, beginning with https:// or http://',
    (typed) => !typed || toHttpLink(typed) !== null,
  ),
  is_active: boolean(),
  features: array(string()),
  technologies: array(string()),
  preview_images: array(string()).max(limits.picturesMax, TOO_MANY_PICTURES),
  file_upload_id: mixed<UploadedArchive>().nullable(),
  requirements: checked(findRequirementsProblem),
  version: text('The version', limits.versionMax),
  changelog: checked(findChangelogProblem),
  licence: checked(findLicenseProblem).nullable(),
  support_days: checked(findSupportProblem),
});

const filledTexts = array(string().required()).required();
const texts = array(string().defined()).required();
const count = number().integer().min(0).required();

const storedSchema = object({
  title: string().defined(),
  category: string().defined(),
  short_description: string().defined(),
  description: string().defined(),
  base_price: string().defined(),
  demo_url: string().defined(),
  is_active: boolean().required(),
  features: texts,
  technologies: filledTexts,
  requirements: texts,
  preview_images: filledTexts,
  file_upload_id: object({
    id: string().required(),
    fileName: string().required(),
    fileSize: count,
    contents: object({ files: count, size: count, hasReadme: boolean().required() }).default(
      undefined,
    ),
  })
    .nullable()
    .defined(),
  version: string().defined(),
  changelog: array(
    object({ version: string().defined(), date: string().defined(), changes: string().defined() }),
  ).required(),
  licence: object({ name: string().defined(), may: texts, mayNot: texts }).nullable().defined(),
  support_days: string().defined(),
}).required();

/** Returns whether the values of a stored draft are valid for the project form. */
export function isProjectValues(values: unknown): values is ProjectValues {
  return storedSchema.isValidSync(values, { strict: true });
}
