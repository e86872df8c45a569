import type { Upload } from '@/api/adminApi';
import { toRequestFailure } from '@/api/errors';
import { UPLOAD_PART_BYTES } from '@/config/projectLimits';
import type { UploadCalls } from './useUploadCalls';

/** Why an upload ended, in a sentence for the person. */
export class UploadFailure extends Error {
  constructor(
    message: string,
    /** Whether another attempt may succeed; a refused file is refused again. */
    readonly canContinue: boolean,
  ) {
    super(message);
    this.name = 'UploadFailure';
  }
}

type SendOptions = {
  calls: UploadCalls;
  signal: AbortSignal;
  /** The upload that an earlier attempt began; null begins a new one. */
  uploadId: string | null;
  /** Called with what the backend knows of the upload, at its begin and after each part. */
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

/** Takes an upload up again; null when the backend has forgotten it. */
async function findUpload(id: string, calls: UploadCalls): Promise<Upload | null> {
  try {
    return await calls.ask(id);
  } catch (error) {
    if (toRequestFailure(error).status === NOT_FOUND) return null;
    throw error;
  }
}

/** Sends the part at which the backend waits; after a mix-up of parts it is asked where that is. */
async function sendNextPart(file: File, upload: Upload, { calls, signal }: SendOptions) {
  const { id, received } = upload;
  const part = file.slice(received, received + UPLOAD_PART_BYTES, 'application/octet-stream');
  try {
    return await calls.sendPart({ id, offset: received, part, signal });
  } catch (error) {
    if (toRequestFailure(error).status !== CONFLICT) throw error;
    return await calls.ask(id);
  }
}

async function sendParts(file: File, begun: Upload, options: SendOptions): Promise<Upload> {
  let upload = begun;
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
 * Sends a file part by part, from where an earlier attempt broke off. Answers the complete upload;
 * rejects with an UploadFailure, or with an AbortError when `signal` ends it.
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
