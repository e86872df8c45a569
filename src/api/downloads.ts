import type { FetchArgs } from '@reduxjs/toolkit/query';
import { env } from '@/config/env';
import { toQuery } from './baseQuery';
import { type DownloadProjectArg, projectsApi } from './generated/projects.gen';

/** Why a download failed. */
export class DownloadError extends Error {
  /**
   * @param status The HTTP status, or null when the connection was lost.
   * @param data The body of the backend's answer, if it has refused the download.
   */
  constructor(
    readonly status: number | null,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
    this.name = 'DownloadError';
  }
}

/** Returns true when a download failed because the session has ended. */
export function isUnauthorizedDownload(error: unknown): boolean {
  return error instanceof DownloadError && error.status === 401;
}

/** Options of a download. */
export type DownloadOptions = {
  token: string | null;
  signal: AbortSignal;
  /** Called with the bytes received and the total, which is null while unknown. */
  onProgress?: (received: number, total: number | null) => void;
};

/** How long a download may be silent before it is given up; what arrives slowly is not cut. */
const SILENCE_MS = 30_000;

async function readAll(
  response: Response,
  total: number | null,
  { signal, onProgress }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (!response.body) throw new DownloadError(null, 'The response has no body');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
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
    throw new DownloadError(null, `Only ${received} of ${total} bytes arrived`);
  }
  return chunks;
}

/**
 * Downloads a file with an authorised GET and returns its chunks. Rejects with a DownloadError when
 * the request fails, the content type is not one of `contentTypes` or the connection is lost or
 * silent, and with an AbortError when `signal` aborts it.
 */
export async function fetchFile(
  address: string,
  contentTypes: readonly string[],
  options: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { signal } = options;
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    const giveUp = () => controller.abort(new DownloadError(null, 'Nothing arrived for 30 s'));
    timer = setTimeout(giveUp, SILENCE_MS);
  };
  try {
    signal.throwIfAborted();
    listen();
    return await fetchChunks(address, contentTypes, {
      ...options,
      signal: controller.signal,
      onProgress: (received, total) => {
        listen();
        options.onProgress?.(received, total);
      },
    });
  } catch (error) {
    // Browsers differ in whether an aborted request rejects with the reason.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function fetchChunks(
  address: string,
  contentTypes: readonly string[],
  options: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { token, signal } = options;
  const response = await fetch(address, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal,
  });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    throw new DownloadError(response.status, `The backend returned ${response.status}`, data);
  }
  const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0]!.trim();
  if (!contentTypes.includes(contentType)) {
    throw new DownloadError(response.status, `The response is ${contentType || 'of no type'}`);
  }
  // Content-Length is the compressed size, while the reader counts decompressed bytes. Another origin
  // hides the encoding, but not the length.
  const isCompressed = response.headers.has('Content-Encoding') || response.type === 'cors';
  const stated = Number(response.headers.get('Content-Length'));
  return readAll(response, !isCompressed && stated > 0 ? stated : null, options);
}

/** A generated operation, as `enhanceEndpoints` exposes it. */
type Operation<Arg> = { query?: ((arg: Arg) => string | FetchArgs) | undefined };

/** Creates a function that builds the URLs of a generated operation, for requests outside the store. */
export function addressesOf<Arg>(operation: Operation<Arg>): (arg: Arg) => string {
  return (arg) => {
    const { url, params } = operation.query!(arg) as FetchArgs;
    const query = toQuery(params ?? {});
    return `${env.apiHost}${url}${query && `?${query}`}`;
  };
}

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
