/** Why a download gave no file. */
export class DownloadError extends Error {
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

export type DownloadOptions = {
  token: string | null;
  signal: AbortSignal;
  /** Called with the bytes that have come and the whole size in bytes, when it is known. */
  onProgress?: (received: number, total: number | null) => void;
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
    onProgress?.(received, total);
  }
  signal.throwIfAborted();
  if (total !== null && received < total) {
    throw new DownloadError(null, `Only ${received} of ${total} bytes came`);
  }
  return chunks;
}

/**
 * The bytes of a file that an authorised GET answers, as they came. Rejects with a DownloadError when
 * the backend refuses, the answer is of none of the `contentTypes` or the connection is lost, and
 * with an AbortError when `signal` ends it.
 */
export async function fetchFile(
  address: string,
  contentTypes: readonly string[],
  options: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { token, signal } = options;
  const answer = await fetch(address, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal,
  });
  if (!answer.ok) throw new DownloadError(answer.status, `The backend answered ${answer.status}`);
  const contentType = (answer.headers.get('Content-Type') ?? '').split(';')[0]!.trim();
  if (!contentTypes.includes(contentType)) {
    throw new DownloadError(answer.status, `The answer is ${contentType || 'of no type'}`);
  }
  // A compressed transfer states the compressed size, which is not what the reader counts.
  const isCompressed = answer.headers.has('Content-Encoding');
  const stated = Number(answer.headers.get('Content-Length'));
  return readAll(answer, !isCompressed && stated > 0 ? stated : null, options);
}
