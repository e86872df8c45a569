/** A file on its way to the backend. */
export type QueuedUpload = {
  key: string;
  file: File;
  status: 'waiting' | 'sending' | 'failed';
  /** How often its turn has come. */
  attempts: number;
  /** Bytes that the backend has. */
  sent: number;
  /** The backend's name for it, once it was announced. */
  uploadId: string | null;
  /** Why it failed, in a sentence, and whether another attempt may succeed. */
  failure: { message: string; canContinue: boolean } | null;
};

/** What happens to the files in the queue. */
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

/** One file is sent at a time: when none is, the first that waits has its turn. */
function withTurn(queue: readonly QueuedUpload[]): readonly QueuedUpload[] {
  if (queue.some(({ status }) => status === 'sending')) return queue;
  const next = queue.find(({ status }) => status === 'waiting');
  return queue.map((upload) =>
    upload === next
      ? { ...upload, status: 'sending' as const, attempts: upload.attempts + 1 }
      : upload,
  );
}

/** The queue after an event; files keep the order in which they were added. */
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
