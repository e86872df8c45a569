import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import {
  useLazyGetUploadQuery,
  useSendUploadPartMutation,
  useStartUploadMutation,
  type Upload,
  type UploadKind,
} from '@/api/adminApi';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import { checkFile } from './fileChecks';
import { sendFile, UploadFailure, type UploadCalls } from './sendFile';
import { queueReducer, type QueuedUpload } from './uploadQueue';

/** The upload queue and its actions. */
export type UploadQueue = {
  /** Uploads that are not complete. */
  uploads: readonly QueuedUpload[];
  /** Why files were rejected when files were last added. */
  rejections: readonly string[];
  /** Announces what happened to the last file that left the queue. */
  announcement: string;
  /** Adds files; a file of the wrong type or size is rejected before anything is sent. */
  add: (files: readonly File[]) => Promise<void>;
  /** Replaces the queue with one file, unless that file is rejected. */
  replace: (file: File) => Promise<void>;
  /** Shows why files cannot be added. */
  reject: (rejections: readonly string[]) => void;
  /** Resumes a failed upload. */
  retry: (key: string) => void;
  /** Cancels an upload, or removes a failed one. */
  cancel: (upload: QueuedUpload) => void;
};

/** Avoids renders on request state: progress is shown from the responses. */
const noState = { selectFromResult: () => ({}) };

/** Returns the requests for one kind of upload. */
function useUploadCalls(kind: UploadKind): UploadCalls {
  const [start] = useStartUploadMutation(noState);
  const [getState] = useLazyGetUploadQuery(noState);
  const [send] = useSendUploadPartMutation(noState);
  return useMemo(
    () => ({
      start: async ({ name, size }) =>
        (await start({ body: { kind, file_name: name, file_size: size } }).unwrap()).upload,
      getState: async (id) => (await getState({ uploadId: id }).unwrap()).upload,
      sendPart: async ({ id, offset, part, signal }) => {
        const request = send({ uploadId: id, offset, body: part });
        const abort = () => request.abort();
        signal.addEventListener('abort', abort);
        try {
          return (await request.unwrap()).upload;
        } finally {
          signal.removeEventListener('abort', abort);
        }
      },
    }),
    [kind, start, getState, send],
  );
}

let keys = 0;
const makeKey = () => `upload-${++keys}`;

/**
 * Sends files to the backend one at a time. A complete upload is passed to `onUploaded` and leaves
 * the queue. Unmounting aborts the current upload, so the browser asks before it unloads the page
 * meanwhile.
 */
export function useUploadQueue(
  kind: UploadKind,
  onUploaded: (upload: Upload) => void,
): UploadQueue {
  const calls = useUploadCalls(kind);
  const [uploads, dispatch] = useReducer(queueReducer, []);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const sending = uploads.find(({ status }) => status === 'sending');
  useUnloadWarning(sending !== undefined);

  const send = useEffectEvent((signal: AbortSignal) => {
    const { key, file, uploadId } = sending!;
    const onProgress = ({ id, received }: Upload) =>
      dispatch({ type: 'progressed', key, uploadId: id, sent: received });
    return sendFile(file, { calls, signal, uploadId, onProgress });
  });
  const finish = useEffectEvent((upload: Upload) => {
    const { key, file } = sending!;
    onUploaded(upload);
    dispatch({ type: 'removed', key });
    setAnnouncement(`${file.name} has arrived`);
  });
  const fail = useEffectEvent((error: unknown) => {
    if (!(error instanceof UploadFailure)) throw error;
    const { message, canContinue } = error;
    dispatch({ type: 'failed', key: sending!.key, message, canContinue });
  });
  const turn = sending && `${sending.key} ${sending.attempts}`;
  useEffect(() => {
    if (!turn) return;
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
  }, [turn]);

  const actions = useMemo(() => {
    /** Returns the accepted files with new keys, and shows why the others are rejected. */
    const check = async (files: readonly File[]) => {
      const results = await Promise.all(files.map((file) => checkFile(file, kind)));
      setRejections(results.filter((rejection) => rejection !== null));
      const accepted = files.filter((_file, index) => results[index] === null);
      return accepted.map((file) => ({ key: makeKey(), file }));
    };
    return {
      reject: setRejections,
      add: async (files: readonly File[]) => dispatch({ type: 'added', files: await check(files) }),
      replace: async (file: File) => {
        const files = await check([file]);
        if (files.length > 0) dispatch({ type: 'replaced', files });
      },
      retry: (key: string) => dispatch({ type: 'continued', key }),
      cancel: ({ key, file }: QueuedUpload) => {
        dispatch({ type: 'removed', key });
        setAnnouncement(`The upload of ${file.name} was cancelled`);
      },
    };
  }, [kind]);

  return useMemo(
    () => ({ uploads, rejections, announcement, ...actions }),
    [uploads, rejections, announcement, actions],
  );
}
