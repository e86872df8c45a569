/** Every key that the shop uses in browser storage. The privacy policy lists them all. */
export const STORAGE_KEYS = [
  'token',
  'cart',
  'favourites',
  'checkout',
  'unverified-payments',
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

/** Forms with drafts; each draft has a key of its own below its form's. */
export type DraftName = Extract<ListedKey, `${string}-draft`>;

/** A listed key, the key of a draft, or a key that only mock builds have. */
export type StorageKey = ListedKey | `${DraftName}-${string}` | `workbench-${string}`;
