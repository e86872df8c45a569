/** What the shop keeps in a browser, by key. The privacy policy has to tell of each. */
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
] as const;

type ListedKey = (typeof STORAGE_KEYS)[number];

/** A key of the list, one of the drafts below `project-draft`, or one that mock builds alone have. */
export type StorageKey = ListedKey | `project-draft-${string}` | `workbench-${string}`;
