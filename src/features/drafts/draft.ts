import * as v from 'valibot';
import type { DraftName, StorageKey } from '@/config/browserStorage';
import { keepInTab, readStored, writeStored } from '@/config/browserStorage';
import { parseStored } from '@/lib/schemas';

/** The unsaved input of a form. */
export type Draft<Values> = {
  values: Values;
  /** The `updated_at` of the edited record; null for a new one. */
  updatedAt: string | null;
};

/** The owner of the drafts of guests. */
export const GUEST = 'guest';

/** Returns the storage key of a user's draft for one record of a form. Drafts belong to this tab. */
export function draftKey(name: DraftName, owner: string, record: string): StorageKey {
  const key = `${name}-${owner}-${record}` as const;
  keepInTab(key);
  return key;
}

/** Returns the draft stored under a key; null if it is missing or `isValues` rejects its values. */
export const readDraft = <Values>(
  key: StorageKey,
  isValues: (values: unknown) => values is Values,
): Draft<Values> | null =>
  parseStored(
    readStored(key),
    v.object({ values: v.custom<Values>(isValues), updatedAt: v.nullable(v.string()) }),
  );

/** Stores a draft; null removes the stored one. */
export function writeDraft(key: StorageKey, draft: Draft<unknown> | null): void {
  writeStored(key, draft && JSON.stringify(draft));
}

/** Returns whether the values of a draft are a single text. */
export const isText = (values: unknown): values is string => typeof values === 'string';

/** Removes the drafts of guests for one record of several forms. */
export const forgetGuestDrafts = (names: readonly DraftName[], record: string): void =>
  names.forEach((name) => writeDraft(draftKey(name, GUEST, record), null));
