import { array, boolean, number, object, string } from 'yup';
import { documentNames } from '@/config/content/documentNames';
import { projectLimits as limits } from '@/config/projectLimits';
import { toHttpLink } from '@/lib/links';
import { formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { countCharacters, splitCommas, splitLines } from '@/lib/text';
import { isDay } from '@/lib/time';
import { shownText } from '@/ui/form/shownText';
import { emptyValues, fieldNames, parsePrice, type ProjectValues } from './projectValues';

const atMost = (field: string, length: number) =>
  `${field} can have at most ${formatCount(length)} characters`;

/** A text that is trimmed and has at most `max` characters; `what` begins the message. */
const text = (what: string, max: number) => shownText().max(max, atMost(what, max));

const requiredText = (what: string, missing: string, min: number, max: number) =>
  text(what, max).required(missing).min(min, `${what} needs at least ${min} characters`);

/** A text of at most `count` entries, each of at most `max` characters; `what` names one. */
const entries = (
  split: (text: string | undefined) => string[],
  count: number,
  tooMany: string,
  what: string,
  max: number,
) =>
  shownText()
    .test('count', tooMany, (typed) => split(typed).length <= count)
    .test('length', atMost(what, max), (typed) =>
      split(typed).every((entry) => countCharacters(entry) <= max),
    );

/** One of the lists of a license, without its empty lines. */
const terms = array(text('A line of the license', limits.licenseTermMax))
  .compact()
  .max(
    limits.licenseTermsMax,
    `Each list of the license can have at most ${limits.licenseTermsMax} lines`,
  );

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

const release = object({
  version: text('The version', limits.versionMax).required('Give each release a version'),
  date: string()
    .required('Give each release a date')
    .test('day', 'Give each release a date from 1900 to 2199', (day) => !day || isDay(day)),
  changes: entries(
    splitLines,
    limits.changesMax,
    `A release can have at most ${limits.changesMax} changes`,
    'A change',
    limits.changeMax,
  ).required('Say what changed in each release'),
});

/** The message for too many pictures. */
export const TOO_MANY_PICTURES = `A project can have at most ${limits.picturesMax} pictures`;

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
  preview_images: array(string()).max(limits.picturesMax, TOO_MANY_PICTURES),
  requirements: entries(
    splitLines,
    limits.requirementsMax,
    `A project can have at most ${limits.requirementsMax} requirements`,
    'A requirement',
    limits.requirementMax,
  ),
  suits: entries(
    splitCommas,
    limits.suitsMax,
    `A project can suit at most ${limits.suitsMax} courses`,
    'A course',
    limits.suitMax,
  ),
  version: text('The version', limits.versionMax),
  changelog: array(release)
    .max(limits.releasesMax, `The changelog can have at most ${limits.releasesMax} releases`)
    .test('unique', 'The changelog has a version twice', (releases = []) => {
      const versions = releases.map(({ version }) => version);
      return new Set(versions).size === versions.length;
    }),
  licence: object({
    name: text('The name of the license', limits.licenseNameMax).required(
      'Give the license a name',
    ),
    may: terms,
    mayNot: terms,
  }).nullable(),
  support_days: string()
    .trim()
    .test(
      'days',
      `Write a whole number of days, at most ${formatCount(limits.supportDaysMax)}`,
      (typed = '') => /^\d*$/.test(typed) && Number(typed) <= limits.supportDaysMax,
    ),
});

const storedText = string().defined();
const storedTexts = array(storedText).required();
const storedCount = number().integer().min(0).required();

const storedSchema = object({
  ...Object.fromEntries(
    fieldNames
      .filter((name) => typeof emptyValues[name] === 'string')
      .map((name) => [name, storedText]),
  ),
  is_active: boolean().required(),
  preview_images: array(string().required()).required(),
  documents: array(string().oneOf(Object.keys(documentNames)).required()).required(),
  file_upload_id: object({
    id: string().required(),
    file_name: string().required(),
    file_size: storedCount,
    contents: object({
      total_files: storedCount,
      total_size: storedCount,
      has_readme: boolean().required(),
    })
      .nullable()
      .default(undefined),
  })
    .nullable()
    .defined(),
  changelog: array(
    object({ version: storedText, date: storedText, changes: storedText }),
  ).required(),
  licence: object({ name: storedText, may: storedTexts, mayNot: storedTexts }).nullable().defined(),
}).required();

/** Returns whether the values of a stored draft are valid for the project form. */
export function isProjectValues(values: unknown): values is ProjectValues {
  return storedSchema.isValidSync(values, { strict: true });
}
