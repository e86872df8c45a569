import { env } from '@/config/env';
import { DownloadError, fetchFile, type DownloadOptions } from './fileDownload';

const ZIP_CONTENT_TYPES = [
  'application/zip',
  'application/octet-stream',
  'application/x-zip-compressed',
];
/** Every zip file starts with "PK". */
const ZIP_SIGNATURE = [0x50, 0x4b];

/** Address of the download call of a project. */
export function projectDownloadAddress(id: number): string {
  return `${env.apiHost}/api/projects/${id}/download`;
}

function isZip(chunks: Uint8Array[]): boolean {
  const first = chunks.find((chunk) => chunk.byteLength > 0);
  return ZIP_SIGNATURE.every((byte, index) => first?.[index] === byte);
}

/**
 * The zip file of an owned project (GET /api/projects/{id}/download).
 * Rejects as `fetchFile` does, and with a DownloadError when the file is no zip file.
 */
export async function fetchProjectZip(id: number, options: DownloadOptions): Promise<Blob> {
  const chunks = await fetchFile(projectDownloadAddress(id), ZIP_CONTENT_TYPES, options);
  if (!isZip(chunks)) throw new DownloadError(null, 'The file is no zip file');
  return new Blob(chunks, { type: 'application/zip' });
}
