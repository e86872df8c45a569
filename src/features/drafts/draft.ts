import type { DraftName, StorageKey } from '@/config/storageKeys';
import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';

/** What was typed into a form and not saved. */
export type Draft<Values> = {
  values: Values;
  /** The `updated_at` of the record that the form changes; null when it changes none. */
  updatedAt: string | null;
};

/** The key of a user's draft for one record of a form. It belongs to this tab alone. */
export function draftKey(name: DraftName, owner: string, record: string): StorageKey {
  const key = `${name}-${owner}-${record}` as const;
  keepInTab(key);
  return key;
}

function isDraft(value: unknown): value is Draft<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { updatedAt } = value as { updatedAt?: unknown };
  return 'values' in value && (updatedAt === null || typeof updatedAt === 'string');
}

/**
 * Returns the draft under a key; null when there is none, or none whose values `isValues` accepts.
 */
export function readDraft<Values>(
  key: StorageKey,
  isValues: (values: unknown) => values is Values,
): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    if (!isDraft(stored)) return null;
    const { values, updatedAt } = stored;
    return isValues(values) ? { values, updatedAt } : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or removes the stored one for null. */
export function writeDraft(key: StorageKey, draft: Draft<unknown> | null): void {
  writeStored(key, draft && JSON.stringify(draft));
}
