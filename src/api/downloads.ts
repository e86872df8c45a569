import { addressesOf } from './address';
import { DownloadError, fetchFile, type DownloadOptions } from './fileDownload';
import { projectsApi, type DownloadProjectArg } from './generated/projects.gen';

const ZIP_CONTENT_TYPES = [
  'application/zip',
  'application/octet-stream',
  'application/x-zip-compressed',
];
/** Every zip file starts with "PK". */
const ZIP_SIGNATURE = [0x50, 0x4b];

let addressOf: (arg: DownloadProjectArg) => string;
projectsApi.enhanceEndpoints({
  endpoints: {
    downloadProject: (definition) => {
      addressOf = addressesOf(definition);
    },
  },
});

/** Returns the URL of a project's zip file. */
export const projectDownloadAddress = (id: number): string => addressOf({ id });

function isZip(chunks: Uint8Array[]): boolean {
  const start: number[] = [];
  // A slow network may deliver the signature in parts.
  for (const chunk of chunks) {
    start.push(...chunk.subarray(0, ZIP_SIGNATURE.length - start.length));
    if (start.length === ZIP_SIGNATURE.length) break;
  }
  return ZIP_SIGNATURE.every((byte, index) => start[index] === byte);
}

/**
 * Downloads the zip file of an owned project (GET /api/projects/{id}/download). Rejects like
 * `fetchFile`, and with a DownloadError when the file is not a zip file.
 */
export async function fetchProjectZip(id: number, options: DownloadOptions): Promise<Blob> {
  const chunks = await fetchFile(projectDownloadAddress(id), ZIP_CONTENT_TYPES, options);
  if (!isZip(chunks)) throw new DownloadError(null, 'The file is no zip file');
  return new Blob(chunks, { type: 'application/zip' });
}
