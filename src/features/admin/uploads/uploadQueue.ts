/** A file on its way to the backend. */
export type QueuedUpload = {
  key: string;
  file: File;
  status: 'waiting' | 'sending' | 'failed';
  /** Bytes that the backend has. */
  sent: number;
  /** The backend's name for it, once it was announced. */
  uploadId: string | null;
  /** Why it failed, in a sentence, and whether another attempt may succeed. */
  failure: { message: string; canContinue: boolean } | null;
};

/** What happens to the files in the queue. */
export type QueueEvent =
  | { type: 'added'; files: { key: string; file: File }[] }
  | { type: 'begun'; key: string }
  | { type: 'progressed'; key: string; uploadId: string; sent: number }
  | { type: 'failed'; key: string; message: string; canContinue: boolean }
  | { type: 'continued'; key: string }
  | { type: 'removed'; key: string };

function applyTo(upload: QueuedUpload, event: QueueEvent): QueuedUpload {
  switch (event.type) {
    case 'begun':
      return { ...upload, status: 'sending', failure: null };
    case 'progressed':
      return { ...upload, uploadId: event.uploadId, sent: event.sent };
    case 'failed': {
      const { message, canContinue } = event;
      return { ...upload, status: 'failed', failure: { message, canContinue } };
    }
    case 'continued':
      return { ...upload, status: 'waiting', failure: null };
    default:
      return upload;
  }
}

/** The queue after an event; files keep the order in which they were added. */
export function queueReducer(queue: readonly QueuedUpload[], event: QueueEvent): QueuedUpload[] {
  if (event.type === 'added') {
    const added = event.files.map(({ key, file }) => ({
      key,
      file,
      status: 'waiting' as const,
      sent: 0,
      uploadId: null,
      failure: null,
    }));
    return [...queue, ...added];
  }
  if (event.type === 'removed') return queue.filter(({ key }) => key !== event.key);
  return queue.map((upload) => (upload.key === event.key ? applyTo(upload, event) : upload));
}

/** The upload whose turn it is: one is sent at a time. */
export function nextUpload(queue: readonly QueuedUpload[]): QueuedUpload | undefined {
  if (queue.some(({ status }) => status === 'sending')) return undefined;
  return queue.find(({ status }) => status === 'waiting');
}
