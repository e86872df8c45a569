import { array, boolean, mixed, object, string } from 'yup';
import { projectLimits as limits } from '@/config/projectLimits';
import { projectMessages as texts } from '@/config/projectMessages';
import { toHttpLink } from '@/lib/links';
import {
  findChangelogProblem,
  findLicenceProblem,
  findRequirementsProblem,
  findSupportProblem,
} from './packaging/problems';
import { parsePrice } from './price';
import type { UploadedArchive } from './projectValues';

const price = string()
  .trim()
  .required(texts.priceRequired)
  .test('price', texts.priceInvalid, (text) => !text || parsePrice(text) !== null)
  .test(
    'minimum',
    texts.priceTooLow,
    (text) => (parsePrice(text ?? '') ?? Infinity) >= limits.priceMin,
  )
  .test('maximum', texts.priceTooHigh, (text) => (parsePrice(text ?? '') ?? 0) <= limits.priceMax);

const link = string()
  .trim()
  .max(limits.demoUrlMax, texts.demoUrlTooLong)
  .test('link', texts.demoUrlInvalid, (text) => !text || toHttpLink(text) !== null);

/** A value validated as a whole, so that its field has a single message. */
const checked = <Value>(find: (value: Value) => string | null) =>
  mixed<Value & object>().test('whole', function (value) {
    const message = value == null ? null : find(value);
    return message === null || this.createError({ message });
  });

/** Validation of the project form, following ProjectInput in openapi.yaml. */
export const projectSchema = object({
  title: string()
    .trim()
    .required(texts.titleRequired)
    .min(limits.titleMin, texts.titleTooShort)
    .max(limits.titleMax, texts.titleTooLong),
  category: string().trim().max(limits.categoryMax, texts.categoryTooLong),
  short_description: string()
    .trim()
    .required(texts.shortDescriptionRequired)
    .min(limits.shortDescriptionMin, texts.shortDescriptionTooShort)
    .max(limits.shortDescriptionMax, texts.shortDescriptionTooLong),
  description: string()
    .trim()
    .required(texts.descriptionRequired)
    .min(limits.descriptionMin, texts.descriptionTooShort)
    .max(limits.descriptionMax, texts.descriptionTooLong),
  base_price: price,
  demo_url: link,
  is_active: boolean(),
  features: array(string()),
  technologies: array(string()),
  preview_images: array(string()).max(limits.picturesMax, texts.tooManyPictures),
  file_upload_id: mixed<UploadedArchive>().nullable(),
  requirements: checked(findRequirementsProblem),
  version: string().trim().max(limits.versionMax, texts.versionTooLong),
  changelog: checked(findChangelogProblem),
  licence: checked(findLicenceProblem).nullable(),
  support_days: checked(findSupportProblem),
});
