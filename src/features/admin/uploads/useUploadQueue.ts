import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Upload,
  type UploadKind,
  useLazyGetUploadQuery,
  useSendUploadPartMutation,
  useStartUploadMutation,
} from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import { checkFile } from './fileChecks';
import { isRefusal, sendFile, type UploadCalls } from './sendFile';

/** A file that is sent, waits for its turn, or could not be sent. */
export type QueuedUpload = {
  key: string;
  file: File;
  /** Bytes received by the backend. */
  sent: number;
  /** The backend's id of the upload, once it has started. */
  uploadId: string | null;
  /** Whether it waits because the backend is busy. */
  isPaused: boolean;
  /** Why it failed, and whether a retry may succeed. */
  failure: { message: string | null; canContinue: boolean } | null;
};

/** The upload queue and its actions. */
export type UploadQueue = ReturnType<typeof useUploadQueue>;

/** Avoids renders on request state: progress is shown from the responses. */
const noState = { selectFromResult: () => ({}) };

/** Returns the requests for one kind of upload. */
function useUploadCalls(kind: UploadKind): UploadCalls {
  const [start] = useStartUploadMutation(noState);
  const [getState] = useLazyGetUploadQuery(noState);
  const [send] = useSendUploadPartMutation(noState);
  return {
    start: async ({ name, size }) =>
      (await start({ body: { kind, file_name: name, file_size: size } }).unwrap()).upload,
    getState: async (id) => (await getState({ uploadId: id }).unwrap()).upload,
    sendPart: async (id, offset, part) =>
      (await send({ uploadId: id, offset, body: part }).unwrap()).upload,
  };
}

let keys = 0;
const toQueued = (file: File): QueuedUpload => ({
  key: `upload-${++keys}`,
  file,
  sent: 0,
  uploadId: null,
  isPaused: false,
  failure: null,
});

/**
 * Sends files to the backend one at a time. A complete upload is passed to `onUploaded` and leaves
 * the queue. Unmounting ends the current upload, so the browser asks before it unloads the page
 * meanwhile.
 */
export function useUploadQueue(kind: UploadKind, onUploaded: (upload: Upload) => void) {
  const calls = useUploadCalls(kind);
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const current = uploads.find(({ failure }) => failure === null);
  useUnloadWarning(current !== undefined);

  const change = (key: string, changes: Partial<QueuedUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const remove = ({ key }: QueuedUpload) =>
    setUploads((all) => all.filter((each) => each.key !== key));

  const send = useEffectEvent((signal: AbortSignal) => {
    const { key, file, uploadId } = current!;
    const onProgress = ({ id, received }: Upload) =>
      change(key, { uploadId: id, sent: received, isPaused: false });
    const onWait = () => change(key, { isPaused: true });
    return sendFile(file, { calls, signal, uploadId, onProgress, onWait });
  });
  const finish = useEffectEvent((upload: Upload) => {
    onUploaded(upload);
    remove(current!);
    setAnnouncement(`${current!.file.name} has arrived`);
  });
  const fail = useEffectEvent((error: unknown) => {
    const message = failureText(error, `${current!.file.name} could not be sent`);
    change(current!.key, { isPaused: false, failure: { message, canContinue: !isRefusal(error) } });
  });
  const key = current?.key;
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const { signal } = controller;
    // A cancelled upload must not report its outcome.
    const unlessCancelled =
      <Outcome>(report: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        if (!signal.aborted) report(outcome);
      };
    void send(signal).then(unlessCancelled(finish), unlessCancelled(fail));
    return () => controller.abort();
  }, [key]);

  /** Shows why files are rejected, and returns the others. */
  const check = (files: readonly File[]) => {
    const reasons = files.map((file) => checkFile(file, kind));
    setRejections(reasons.filter((reason) => reason !== null));
    return files.filter((_file, index) => reasons[index] === null);
  };
  return {
    /** Uploads that are not complete. */
    uploads,
    /** The upload that is being sent. */
    current,
    /** Why files were rejected when files were last added. */
    problem: rejections.join(' ') || undefined,
    /** Announces what happened to the last file that left the queue. */
    announcement,
    /** Adds files; a file of the wrong type or size is rejected before anything is sent. */
    add: (files: readonly File[]) => {
      const added = check(files).map(toQueued);
      setUploads((all) => [...all, ...added]);
    },
    /** Replaces the queue with one file, unless that file is rejected. */
    replace: (file: File) => {
      if (check([file]).length > 0) setUploads([toQueued(file)]);
    },
    /** Shows why files cannot be added. */
    reject: setRejections,
    /** Continues a failed upload after those that are waiting. */
    retry: (upload: QueuedUpload) => {
      const failed = uploads.filter((each) => each !== upload);
      setUploads([...failed, { ...upload, failure: null }]);
    },
    /** Cancels an upload, or removes a failed one. */
    cancel: (upload: QueuedUpload) => {
      remove(upload);
      setAnnouncement(`The upload of ${upload.file.name} was cancelled`);
    },
  };
}
