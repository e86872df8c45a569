import { screen } from '@testing-library/react';
import { zipSync } from 'fflate';
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { people, renderApp } from './renderApp';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Creates a file with the signature of a PNG. */
export function pngFile(name: string): File {
  return new File([Uint8Array.from(PNG_SIGNATURE)], name, { type: 'image/png' });
}

/** Creates a file with the signature of a WebM video. */
export const webmFile = (name: string) =>
  new File([Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3])], name, { type: 'video/webm' });

/** Creates a valid zip file slightly larger than the given size. */
export function zipFile(name: string, megabytes = 0): File {
  const contents = new Uint8Array(megabytes * BYTES_PER_MEGABYTE + 1);
  const bytes = zipSync({ 'README.md': contents }, { level: 0 });
  return new File([bytes], name, { type: 'application/zip' });
}

/** The minimum input for a new project, keyed by field label. */
export const requiredTexts = {
  Title: 'Harbour Booking',
  'Short description': 'Berths, boats and bills in one place.',
  Description: 'For small harbours with up to two hundred berths.',
  'Price in rupees': '4,999.50',
} as const;

/** Opens the project form as an admin. */
export async function openProjectForm(path = '/admin/projects/new') {
  const app = await renderApp(path, { as: people.admin });
  await screen.findByRole('form', { name: 'Project' });
  return app;
}
