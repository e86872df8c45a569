/**
 * Every key that the shop uses in browser storage; each payment and draft has one of its own that
 * begins like this. The privacy policy lists them all.
 */
export const STORAGE_KEYS = [
  'token',
  'cart',
  'favourites',
  'checkout',
  'payment',
  'color-scheme-mode',
  'projects-layout',
  'my-projects-layout',
  'remembered-email',
  'stale-chunk-reload',
  'project-draft',
  'chat-draft',
  'reply-draft',
  'review-draft',
  'refund-draft',
  'invoice-draft',
  'answer-draft',
  'note-draft',
  'login-draft',
  'registration-draft',
  'profile-draft',
] as const;

type ListedKey = (typeof STORAGE_KEYS)[number];

/** Forms with drafts. */
export type DraftName = Extract<ListedKey, `${string}-draft`>;

/** A listed key, that of a payment or a draft, or one that only mock builds have. */
export type StorageKey =
  ListedKey | `payment-${string}` | `${DraftName}-${string}` | `workbench-${string}`;
