import type { Upload } from '@/api/adminApi';
import { toRequestFailure } from '@/api/errors';
import { UPLOAD_PART_BYTES } from '@/config/projectLimits';

/** The requests that send a file; each rejects with the error of its request. */
export type UploadCalls = {
  start: (file: File) => Promise<Upload>;
  getState: (id: string) => Promise<Upload>;
  /** Sends a part that begins at `offset` bytes. */
  sendPart: (id: string, offset: number, part: Blob) => Promise<Upload>;
};

type SendOptions = {
  calls: UploadCalls;
  signal: AbortSignal;
  /** The upload started by an earlier attempt; null starts a new one. */
  uploadId: string | null;
  /** Called with the backend's state of the upload at the start and after each part. */
  onProgress: (upload: Upload) => void;
};

const CONFLICT = 409;

/** Returns whether the backend refused a file, so that sending it again is of no use. */
export function isRefusal(error: unknown): boolean {
  const { status } = toRequestFailure(error);
  return status !== null && status < 500 && status !== CONFLICT;
}

async function sendNextPart(file: File, { id, received }: Upload, calls: UploadCalls) {
  const part = file.slice(received, received + UPLOAD_PART_BYTES, 'application/octet-stream');
  const next = await calls.sendPart(id, received, part);
  if (!(next.received > received)) throw new Error('The backend did not take the part');
  return next;
}

/**
 * Sends a file in parts, from where an earlier attempt ended. A part that fails is sent again once,
 * from the offset that the backend reports. Resolves to the complete upload; rejects with the error
 * of the last request, or with an AbortError when `signal` aborts it.
 */
export async function sendFile(file: File, options: SendOptions): Promise<Upload> {
  const { calls, signal, uploadId, onProgress } = options;
  let upload = uploadId === null ? await calls.start(file) : await calls.getState(uploadId);
  let isRetry = false;
  for (;;) {
    signal.throwIfAborted();
    onProgress(upload);
    if (upload.received >= file.size) return upload;
    try {
      upload = await sendNextPart(file, upload, calls);
      isRetry = false;
    } catch (error) {
      if (isRetry || isRefusal(error)) throw error;
      isRetry = true;
      upload = await calls.getState(upload.id);
    }
  }
}
