import { number, object, string } from 'yup';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { reviewMessages as texts } from '@/config/reviewMessages';

/** The values of the review form; no stars are chosen at first. */
export type ReviewValues = { stars: number | null; title: string; text: string };

const stars = number().integer().min(limits.starsMin).max(limits.starsMax);

/** Rules of the review form, the same as in openapi.yaml. */
export const reviewSchema = object({
  stars: stars.required(texts.starsRequired),
  title: string().trim().max(limits.titleMax, texts.titleTooLong),
  text: string()
    .trim()
    .required(texts.textRequired)
    .min(limits.textMin, texts.textTooShort)
    .max(limits.textMax, texts.textTooLong),
});

const valuesSchema = object({
  stars: stars.nullable().defined(),
  title: string().defined(),
  text: string().defined(),
}).required();

/** Returns whether the values of a stored draft are valid for the review form. */
export function isReviewValues(values: unknown): values is ReviewValues {
  return valuesSchema.isValidSync(values, { strict: true });
}
