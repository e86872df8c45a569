import type { ReviewInput } from '@/api/generated/reviews.gen';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { formatCount } from '@/lib/numbers';
import { type Fields, readFields, readText, requireField, toLine } from './fields';

const TEXT = {
  min: limits.textMin,
  max: limits.textMax,
  tooShort: `Your review needs at least ${limits.textMin} characters`,
  tooLong: `Your review can have at most ${formatCount(limits.textMax)} characters`,
};
const TITLE = {
  max: limits.titleMax,
  tooLong: `The title can have at most ${limits.titleMax} characters`,
};

function readStars(value: unknown): number {
  requireField(
    typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= limits.starsMin &&
      value <= limits.starsMax,
    'Please give one to five stars',
  );
  return value;
}

function readTitle(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  requireField(typeof value === 'string', 'The title must be text');
  return toLine(readText(value, TITLE)) || null;
}

function readReview(value: unknown): string {
  requireField(typeof value === 'string', 'Please write what you think of the project');
  return readText(value, TEXT);
}

/** Reads a review sent by a client; throws `badRequest` with a message for each invalid field. */
export const readReviewInput = (fields: Fields): Required<ReviewInput> =>
  readFields(fields, { stars: readStars, title: readTitle, text: readReview });
