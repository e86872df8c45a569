import type { Upload } from '@/api/adminApi';
import { toRequestFailure } from '@/api/errors';
import { UPLOAD_PART_BYTES } from '@/config/projectLimits';

/** Thrown when an upload fails; the message is shown to the user. */
export class UploadFailure extends Error {
  constructor(
    message: string,
    /** Whether a retry may succeed; a rejected file stays rejected. */
    readonly canContinue: boolean,
  ) {
    super(message);
    this.name = 'UploadFailure';
  }
}

type Part = {
  /** The upload's id. */
  id: string;
  /** Offset of the part in the file, in bytes. */
  offset: number;
  part: Blob;
  signal: AbortSignal;
};

/** The requests that send a file; each rejects with the error of its request. */
export type UploadCalls = {
  start: (file: File) => Promise<Upload>;
  getState: (id: string) => Promise<Upload>;
  sendPart: (part: Part) => Promise<Upload>;
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
const NOT_FOUND = 404;

function toUploadFailure(error: unknown): UploadFailure {
  if (error instanceof UploadFailure) return error;
  const { status, message } = toRequestFailure(error);
  if (status === null) {
    return new UploadFailure('The connection was lost. What was sent so far is kept.', true);
  }
  if (status === 501) return new UploadFailure('This backend takes no uploads.', false);
  if (status >= 500) {
    return new UploadFailure('The server could not take it. What was sent so far is kept.', true);
  }
  return new UploadFailure(message ?? 'The server refused this file.', false);
}

/** Fetches an earlier upload; null if the backend no longer knows it. */
async function findUpload(id: string, calls: UploadCalls): Promise<Upload | null> {
  try {
    return await calls.getState(id);
  } catch (error) {
    if (toRequestFailure(error).status === NOT_FOUND) return null;
    throw error;
  }
}

/** Sends the part the backend expects; on a conflict, fetches the current state instead. */
async function sendNextPart(file: File, upload: Upload, { calls, signal }: SendOptions) {
  const { id, received } = upload;
  const part = file.slice(received, received + UPLOAD_PART_BYTES, 'application/octet-stream');
  try {
    return await calls.sendPart({ id, offset: received, part, signal });
  } catch (error) {
    if (toRequestFailure(error).status !== CONFLICT) throw error;
    return await calls.getState(id);
  }
}

async function sendParts(file: File, started: Upload, options: SendOptions): Promise<Upload> {
  let upload = started;
  options.onProgress(upload);
  while (upload.received < file.size) {
    options.signal.throwIfAborted();
    const next = await sendNextPart(file, upload, options);
    if (!(next.received > upload.received)) {
      throw new UploadFailure('The server did not take the next part.', true);
    }
    upload = next;
    options.onProgress(upload);
  }
  return upload;
}

/**
 * Sends a file in parts, resuming an earlier attempt if there is one. Resolves to the complete
 * upload; rejects with an UploadFailure, or with an AbortError when `signal` aborts it.
 */
export async function sendFile(file: File, options: SendOptions): Promise<Upload> {
  const { calls, signal, uploadId } = options;
  try {
    const earlier = uploadId === null ? null : await findUpload(uploadId, calls);
    const upload = earlier ?? (await calls.start(file));
    signal.throwIfAborted();
    return await sendParts(file, upload, options);
  } catch (error) {
    signal.throwIfAborted();
    throw toUploadFailure(error);
  }
}
