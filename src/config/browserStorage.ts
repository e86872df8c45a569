/** Every key in browser storage, all of which the privacy policy lists; payments and drafts begin like this. */
export const STORAGE_KEYS = [
  'token',
  'cart',
  'favourites',
  'kept-ideas',
  'compared-projects',
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
  'question-draft',
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

const keptInTab = new Set<string>();

/** Stores a key in session storage instead of local storage, so that it ends with the tab. */
export function keepInTab(key: StorageKey): void {
  keptInTab.add(key);
}

/** Returns the storage of a key; throws when the browser denies access. */
function storageOf(key: string): Storage {
  return keptInTab.has(key) ? window.sessionStorage : window.localStorage;
}

/** Returns the stored text of a key; null when there is none or the browser denies access. */
export function readStored(key: StorageKey): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null; returns false when the browser denies access. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys of all texts that outlive this tab; none when the browser denies access. */
export function storedKeys(): string[] {
  try {
    const { localStorage: area } = window;
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  } catch {
    return [];
  }
}
