import type { AdminProject, ProjectDocument, ProjectInput, Upload } from '@/api/adminApi';
import type { LicenseText } from '@/config/content/licenses';
import { FREE_SUPPORT_DAYS } from '@/config/constants';
import { splitCommas, splitLines } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';

/** An uploaded zip file that becomes the project's file when the form is saved. */
export type UploadedArchive = Pick<Upload, 'id' | 'file_name' | 'file_size' | 'contents'>;

/** A release of the changelog; `changes` has one change per line. */
export type ReleaseValues = { version: string; /** 2025-10-14 */ date: string; changes: string };

/**
 * The values of the form. Fields are named as in ProjectInput, so that the backend's errors map to
 * them; texts are kept as typed.
 */
export type ProjectValues = {
  title: string;
  category: string;
  short_description: string;
  description: string;
  base_price: string;
  demo_url: string;
  is_active: boolean;
  /** One per line. */
  features: string;
  /** Separated by commas. */
  technologies: string;
  /** One per line. */
  requirements: string;
  documents: ProjectDocument[];
  /** Separated by commas. */
  suits: string;
  preview_images: string[];
  file_upload_id: UploadedArchive | null;
  version: string;
  changelog: ReleaseValues[];
  licence: LicenseText | null;
  support_days: string;
};

/** Labels of the fields, in the order of the form. */
export const fieldLabels: Record<keyof ProjectValues, string> = {
  title: 'Title',
  category: 'Category',
  short_description: 'Short description',
  description: 'Description',
  features: 'Features',
  technologies: 'Technologies',
  requirements: 'Runs on',
  documents: 'Documents',
  suits: 'Courses',
  preview_images: 'Preview pictures',
  base_price: 'Price',
  demo_url: 'Demo link',
  is_active: 'For sale',
  file_upload_id: 'Project file',
  version: 'Version',
  changelog: 'Changelog',
  licence: 'License',
  support_days: 'Free support',
};

/** Names of the fields, in the order of the form. */
export const fieldNames = Object.keys(fieldLabels) as (keyof ProjectValues)[];

/** Returns whether a name is that of a form field. */
export function isFieldName(name: string): name is keyof ProjectValues {
  return Object.hasOwn(fieldLabels, name);
}

/** Initial values; a new project is for sale by default. */
export const emptyValues: ProjectValues = {
  title: '',
  category: '',
  short_description: '',
  description: '',
  base_price: '',
  demo_url: '',
  is_active: true,
  features: '',
  technologies: '',
  requirements: '',
  documents: [],
  suits: '',
  preview_images: [],
  file_upload_id: null,
  version: '',
  changelog: [],
  licence: null,
  support_days: String(FREE_SUPPORT_DAYS),
};

/** Digits, plain or grouped in the Indian or Western style, with at most two decimals. */
const PRICE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Parses rupees such as 4999, 4999.50, ₹4,999 or 1,00,000; null if the text is invalid. */
export function parsePrice(text: string): number | null {
  const typed = text.replace(/^\s*₹/, '').trim();
  return PRICE.test(typed) ? Number(typed.replaceAll(',', '')) : null;
}

/** Converts a project to form values. */
export function toValues(project: AdminProject): ProjectValues {
  return {
    title: project.title,
    category: project.category ?? '',
    short_description: project.short_description,
    description: project.description,
    base_price: String(project.base_price),
    demo_url: project.demo_url ?? '',
    is_active: project.is_active,
    features: project.features,
    technologies: project.technologies,
    requirements: (project.requirements ?? []).join('\n'),
    documents: project.documents ?? [],
    suits: (project.suits ?? []).join(', '),
    preview_images: project.preview_images.filter(Boolean),
    file_upload_id: null,
    version: project.version ?? '',
    changelog: (project.changelog ?? []).map(({ version, date, changes }) => ({
      version,
      date,
      changes: changes.join('\n'),
    })),
    licence: project.licence
      ? { name: project.licence.name, may: project.licence.may, mayNot: project.licence.may_not }
      : null,
    support_days: project.support_days == null ? '' : String(project.support_days),
  };
}

/**
 * Returns whether the backend supports packaging, such as versions and licenses; assumed for a new
 * project.
 */
export const hasPackaging = (project: AdminProject | null): boolean =>
  project === null || project.changelog !== undefined || project.version !== undefined;

function toPackagingInput(values: ProjectValues) {
  const { licence } = values;
  return {
    version: trimVisible(values.version) || null,
    requirements: splitLines(values.requirements),
    documents: values.documents,
    suits: uniqueNames(values.suits),
    changelog: values.changelog.map(({ version, date, changes }) => ({
      version: version.trim(),
      date,
      changes: splitLines(changes),
    })),
    licence: licence && {
      name: licence.name.trim(),
      may: splitLines(licence.may.join('\n')),
      may_not: splitLines(licence.mayNot.join('\n')),
    },
    support_days: values.support_days.trim() === '' ? null : Number(values.support_days),
  };
}

/** Splits names at commas; repeated ones are dropped, ignoring case. */
function uniqueNames(text: string): string[] {
  const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
  return splitCommas(text).filter((name, index, all) => all.findIndex(isSame(name)) === index);
}

/**
 * Converts valid form values to a request body, trimmed and without empty entries. With `updatedAt`
 * the backend rejects the change if the project has been changed since then; a backend without
 * packaging is not sent any.
 */
export function toProjectInput(
  values: ProjectValues,
  updatedAt: string | null,
  sendsPackaging = true,
): ProjectInput {
  return {
    title: values.title.trim(),
    category: trimVisible(values.category) || null,
    // Shown as a single line on cards, however it was typed.
    short_description: values.short_description.trim().replace(/\s+/g, ' '),
    description: values.description.trim(),
    base_price: parsePrice(values.base_price) ?? 0,
    demo_url: trimVisible(values.demo_url) || null,
    is_active: values.is_active,
    preview_images: values.preview_images,
    features: splitLines(values.features).join('\n'),
    technologies: uniqueNames(values.technologies).join(', '),
    ...(sendsPackaging && toPackagingInput(values)),
    ...(values.file_upload_id && { file_upload_id: values.file_upload_id.id }),
    ...(updatedAt !== null && { expected_updated_at: updatedAt }),
  };
}

/** Returns the fields in which two versions of the form differ, in the order of the form. */
export function changedFields(one: ProjectValues, other: ProjectValues): (keyof ProjectValues)[] {
  return fieldNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
