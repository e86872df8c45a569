import type { Upload } from '@/api/adminApi';
import { isUnanswered, toRequestFailure } from '@/api/errors';
import { UPLOAD_PART_BYTES } from '@/config/projectLimits';
import { isRecord } from '@/lib/isRecord';
import { pause } from '@/lib/pause';
import { readPart, UnreadableFileError } from '@/lib/unreadableFile';

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
  /** Called before each wait that the backend asks for. */
  onWait: () => void;
};

const CONFLICT = 409;

/** How often in a row it waits for a backend that asks to. */
const MOST_WAITS = 5;
/** The longest wait; a backend that asks for more leaves it to the person. */
const LONGEST_WAIT_MS = 120_000;

/** Returns whether a file was refused or cannot be read, so that sending it again is of no use. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UnreadableFileError) return true;
  const { status } = toRequestFailure(error);
  return status !== null && status < 500 && status !== CONFLICT && !isUnanswered(error);
}

/** Returns how long the backend asks to wait before another attempt; null if it does not. */
function requestedWait(error: unknown): number | null {
  const wait = isRecord(error) && isUnanswered(error) ? error.retryAfterMs : null;
  return typeof wait === 'number' && wait <= LONGEST_WAIT_MS ? wait : null;
}

async function sendNextPart(file: File, { id, received }: Upload, calls: UploadCalls) {
  const part = await readPart(file, received, received + UPLOAD_PART_BYTES);
  const next = await calls.sendPart(id, received, part);
  if (!(next.received > received)) throw new Error('The backend did not take the part');
  return next;
}

/**
 * Sends a file in parts, from where an earlier attempt ended. A part that fails is sent again once,
 * from the offset that the backend reports; where the backend asks to wait, any request is repeated a
 * few times, after the wait. Resolves to the complete upload; rejects with the error
 * of the last request, or with an AbortError when `signal` aborts it.
 */
export async function sendFile(file: File, options: SendOptions): Promise<Upload> {
  const { calls, signal, onProgress, onWait } = options;
  let id = options.uploadId;
  let upload: Upload | null = null;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      upload ??= id === null ? await calls.start(file) : await calls.getState(id);
      ({ id } = upload);
      onProgress(upload);
      if (upload.received >= file.size) return upload;
      upload = await sendNextPart(file, upload, calls);
      failures = 0;
    } catch (error) {
      const wait = requestedWait(error);
      const most = wait !== null ? MOST_WAITS : id === null ? 0 : 1;
      if (isRefusal(error) || failures >= most) throw error;
      failures += 1;
      upload = null;
      if (wait === null) continue;
      onWait();
      await pause(wait, signal);
    }
  }
}
