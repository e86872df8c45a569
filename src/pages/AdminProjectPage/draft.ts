import { array, boolean, number, object, string } from 'yup';
import type { StorageKey } from '@/config/storageKeys';
import { keepInTab, readStored, writeStored } from '@/lib/browserStorage';
import type { ProjectValues } from './projectValues';

/** What was typed and not saved, and the `updated_at` of the project that it changes. */
export type Draft = { values: ProjectValues; updatedAt: string | null };

const texts = array(string().required()).required();

const draftSchema = object({
  updatedAt: string().defined().nullable(),
  values: object({
    title: string().defined(),
    category: string().defined(),
    short_description: string().defined(),
    description: string().defined(),
    base_price: string().defined(),
    demo_url: string().defined(),
    is_active: boolean().required(),
    features: array(string().defined()).required(),
    technologies: texts,
    preview_images: texts,
    file_upload_id: object({
      id: string().required(),
      fileName: string().required(),
      fileSize: number().required(),
    })
      .nullable()
      .defined(),
  }).required(),
});

/** Where the draft of a person for a project, or for a new one, is kept: in this tab alone. */
export function draftKey(userId: number, projectId: number | null): StorageKey {
  const key = `project-draft-${userId}-${projectId ?? 'new'}` as const;
  keepInTab(key);
  return key;
}

/** The draft under a key; null when there is none that can be used. */
export function readDraft(key: StorageKey): Draft | null {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    return draftSchema.isValidSync(stored, { strict: true }) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it for null. */
export function writeDraft(key: StorageKey, draft: Draft | null): void {
  writeStored(key, draft && JSON.stringify(draft));
}
