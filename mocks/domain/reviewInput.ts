import type { ReviewInput } from '@/api/generated/reviews.gen';
import { reviewLimits as limits } from '@/config/reviewLimits';
import { formatCount } from '@/lib/numbers';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { DomainError } from './errors';

type Fields = Readonly<Record<string, unknown>>;

/** Control characters except line breaks. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Trims a text and removes undisplayable characters; empty if nothing can be seen of it. */
export function toPlainText(text: string): string {
  return trimVisible(text.replaceAll('\r\n', '\n').replace(CONTROLS, ''));
}

const isStars = (value: unknown): value is number =>
  Number.isInteger(value) &&
  (value as number) >= limits.starsMin &&
  (value as number) <= limits.starsMax;

function textProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Please write what you think of the project';
  const length = countCharacters(toPlainText(value));
  if (length < limits.textMin) return `Your review needs at least ${limits.textMin} characters`;
  if (length <= limits.textMax) return undefined;
  return `Your review can have at most ${formatCount(limits.textMax)} characters`;
}

function titleProblem(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return 'The title must be text';
  if (countCharacters(toPlainText(value)) <= limits.titleMax) return undefined;
  return `The title can have at most ${limits.titleMax} characters`;
}

/** Reads a review sent by a client; throws `badRequest` with a message for each invalid field. */
export function readReviewInput({ stars, title, text }: Fields): Required<ReviewInput> {
  const problems = Object.entries({
    stars: isStars(stars) ? undefined : 'Please give one to five stars',
    title: titleProblem(title),
    text: textProblem(text),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const [first] = problems;
  if (first) throw new DomainError('badRequest', first[1], Object.fromEntries(problems));
  return {
    stars: stars as number,
    title: typeof title === 'string' ? toPlainText(title).replace(/\s+/g, ' ') || null : null,
    text: toPlainText(text as string),
  };
}
