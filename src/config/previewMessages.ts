import { once } from '@/lib/once';

const list = once(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** The texts of the preview of a project's page in the admin's form. */
export const previewMessages = {
  about:
    'As customers see it, with what the form contains now. Nothing here buys, changes or leaves anything.',
  blocked: (label: string) => `“${label}” does nothing in the preview.`,
  missing: (parts: readonly string[]) =>
    `Not filled in yet: ${list().format(parts)}. Close the preview to add what is missing.`,
  noTitle: 'No title yet',
  noShortDescription: 'No short description yet',
  noPrice: 'No price yet',
  noDescription: 'No description yet.',
  noFeatures: 'No features yet.',
  noTechnologies: 'No technologies yet.',
  noFile: 'No zip file yet, so there are no files to list.',
  newFile: 'The files of the new zip file are listed here once the project is saved.',
  contentsFailed: 'The list of files could not be loaded. Close the preview and open it again.',
} as const;
