import { reviewLimits as limits } from '@/config/reviewLimits';
import { formatCount } from '@/lib/numbers';

/** The messages about reviews, which are an extension of the specification. */
export const reviewMessages = {
  buyer: (isRefunded = false) => (isRefunded ? 'Refunded' : 'Verified buyer'),
  onlyBuyers: 'Only people who bought this project can review it.',
  none: 'People who bought this project can write the first one.',
  markFailed: 'Your mark could not be saved. Please try again.',
  saved: 'Thank you! Your review was saved.',
  deleted: 'Your review was deleted',
  saveFailed: 'Your review could not be saved. Nothing you typed is lost; please try again.',
  saveUnreachable:
    'No answer came from the server. Nothing you typed is lost; check your connection and try again.',
  deleteFailed: 'Your review could not be deleted',
  hidden:
    'We have hidden this review, so only you can see it. Write to us if you think that was a mistake.',
  starsRequired: 'Please give one to five stars',
  titleTooLong: `The title can have at most ${formatCount(limits.titleMax)} characters`,
  textRequired: 'Please write what you think of the project',
  textTooShort: `Your review needs at least ${limits.textMin} characters`,
  textTooLong: `Your review can have at most ${formatCount(limits.textMax)} characters`,
} as const;
