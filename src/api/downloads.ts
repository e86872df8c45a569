import { env } from '@/config/env';

const ZIP_CONTENT_TYPES = [
  'application/zip',
  'application/octet-stream',
  'application/x-zip-compressed',
];
/** Every zip file starts with "PK". */
const ZIP_SIGNATURE = [0x50, 0x4b];

/** Why a download gave no file. */
class DownloadError extends Error {
  /** @param status The HTTP status, or null when no complete file came. */
  constructor(
    readonly status: number | null,
    message: string,
  ) {
    super(message);
    this.name = 'DownloadError';
  }
}

/** True when a download was refused because the session is over. */
export function isUnauthorizedDownload(error: unknown): boolean {
  return error instanceof DownloadError && error.status === 401;
}

/** Address of the download call of a project. */
export function projectDownloadAddress(id: number): string {
  return `${env.apiHost}/api/projects/${id}/download`;
}

type DownloadOptions = {
  token: string | null;
  signal: AbortSignal;
  /** Called with the bytes that have come and the whole size in bytes, when it is known. */
  onProgress: (received: number, total: number | null) => void;
};

async function readAll(
  answer: Response,
  total: number | null,
  { signal, onProgress }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (!answer.body) throw new DownloadError(null, 'The answer has no body');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = answer.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel());
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.byteLength;
    onProgress(received, total);
  }
  signal.throwIfAborted();
  if (total !== null && received < total) {
    throw new DownloadError(null, `Only ${received} of ${total} bytes came`);
  }
  return chunks;
}

function isZip(chunks: Uint8Array[]): boolean {
  const first = chunks.find((chunk) => chunk.byteLength > 0);
  return ZIP_SIGNATURE.every((byte, index) => first?.[index] === byte);
}

/**
 * The zip file of an owned project (GET /api/projects/{id}/download).
 * Rejects with a DownloadError when the backend refuses, the connection is lost or the answer is no
 * zip file, and with an AbortError when `signal` ends it.
 */
export async function fetchProjectZip(id: number, options: DownloadOptions): Promise<Blob> {
  const { token, signal } = options;
  const answer = await fetch(projectDownloadAddress(id), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal,
  });
  if (!answer.ok) throw new DownloadError(answer.status, `The backend answered ${answer.status}`);
  const contentType = (answer.headers.get('Content-Type') ?? '').split(';')[0]!.trim();
  if (!ZIP_CONTENT_TYPES.includes(contentType)) {
    throw new DownloadError(answer.status, `The answer is ${contentType || 'of no type'}, no zip`);
  }
  // A compressed transfer states the compressed size, which is not what the reader counts.
  const isCompressed = answer.headers.has('Content-Encoding');
  const stated = Number(answer.headers.get('Content-Length'));
  const chunks = await readAll(answer, !isCompressed && stated > 0 ? stated : null, options);
  if (!isZip(chunks)) throw new DownloadError(answer.status, 'The file is no zip file');
  return new Blob(chunks, { type: 'application/zip' });
}
