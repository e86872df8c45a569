/** A file in the upload queue. */
export type QueuedUpload = {
  key: string;
  file: File;
  status: 'waiting' | 'sending' | 'failed';
  /** Number of attempts so far. */
  attempts: number;
  /** Bytes received by the backend. */
  sent: number;
  /** The backend's id of the upload, once it has started. */
  uploadId: string | null;
  /** Why it failed, and whether a retry may succeed. */
  failure: { message: string; canContinue: boolean } | null;
};

/** An action on the queue. */
export type QueueEvent =
  | { type: 'added' | 'replaced'; files: { key: string; file: File }[] }
  | { type: 'progressed'; key: string; uploadId: string; sent: number }
  | { type: 'failed'; key: string; message: string; canContinue: boolean }
  | { type: 'continued'; key: string }
  | { type: 'removed'; key: string };

const NEW = { status: 'waiting', attempts: 0, sent: 0, uploadId: null, failure: null } as const;

function changed(upload: QueuedUpload, event: Exclude<QueueEvent, { files: unknown }>) {
  switch (event.type) {
    case 'progressed':
      return { ...upload, uploadId: event.uploadId, sent: event.sent };
    case 'failed': {
      const { message, canContinue } = event;
      return { ...upload, status: 'failed' as const, failure: { message, canContinue } };
    }
    case 'continued':
      return { ...upload, status: 'waiting' as const, failure: null };
    case 'removed':
      return null;
  }
}

/** Starts the first waiting upload unless one is being sent. */
function withTurn(queue: readonly QueuedUpload[]): readonly QueuedUpload[] {
  if (queue.some(({ status }) => status === 'sending')) return queue;
  const next = queue.find(({ status }) => status === 'waiting');
  return queue.map((upload) =>
    upload === next
      ? { ...upload, status: 'sending' as const, attempts: upload.attempts + 1 }
      : upload,
  );
}

/** Reduces an event; uploads stay in the order they were added. */
export function queueReducer(
  queue: readonly QueuedUpload[],
  event: QueueEvent,
): readonly QueuedUpload[] {
  if ('files' in event) {
    const kept = event.type === 'added' ? queue : [];
    return withTurn([...kept, ...event.files.map((file) => ({ ...NEW, ...file }))]);
  }
  const after = queue.map((upload) => (upload.key === event.key ? changed(upload, event) : upload));
  return withTurn(after.filter((upload) => upload !== null));
}
