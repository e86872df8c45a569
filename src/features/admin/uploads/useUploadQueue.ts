import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { Upload, UploadKind } from '@/api/adminApi';
import { refusalOfFile } from './fileChecks';
import { sendFile, UploadFailure } from './sendFile';
import { queueReducer, type QueuedUpload } from './uploadQueue';
import { useUnloadWarning } from './useUnloadWarning';
import { useUploadCalls } from './useUploadCalls';

/** The files that are on their way, and what can be done with them. */
export type UploadQueue = {
  /** Those that are not complete. */
  uploads: readonly QueuedUpload[];
  /** Why files were not taken into the queue when files were last added. */
  refusals: readonly string[];
  /** What became of the last file that has left the queue. */
  announcement: string;
  /** Adds files; those of a wrong type or size are refused before anything is sent. */
  add: (files: readonly File[]) => Promise<void>;
  /** Puts a file in the place of all others; one that is refused leaves them alone. */
  replace: (file: File) => Promise<void>;
  /** Says why files cannot be added. */
  refuse: (refusals: readonly string[]) => void;
  /** Takes a failed upload up where it broke off. */
  retry: (key: string) => void;
  /** Ends an upload, or forgets one that failed. */
  cancel: (upload: QueuedUpload) => void;
};

let keys = 0;
const makeKey = () => `upload-${++keys}`;

/**
 * Sends files to the backend, one after another. `onUploaded` is called for each that is complete,
 * which leaves the queue. Unmounting aborts what is being sent, so the browser asks before it
 * unloads the page meanwhile.
 */
export function useUploadQueue(
  kind: UploadKind,
  onUploaded: (upload: Upload) => void,
): UploadQueue {
  const calls = useUploadCalls(kind);
  const [uploads, dispatch] = useReducer(queueReducer, []);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
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
    // Whoever cancelled a file wants to hear no more of it.
    const unlessCancelled =
      <Outcome>(tell: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        if (!signal.aborted) tell(outcome);
      };
    void send(signal).then(unlessCancelled(finish), unlessCancelled(fail));
    return () => controller.abort();
  }, [turn]);

  /** Answers the files that can be uploaded, with their keys, and says why the others cannot. */
  const check = async (files: readonly File[]) => {
    const found = await Promise.all(files.map((file) => refusalOfFile(file, kind)));
    setRefusals(found.filter((refusal) => refusal !== null));
    const accepted = files.filter((_file, index) => found[index] === null);
    return accepted.map((file) => ({ key: makeKey(), file }));
  };

  return {
    uploads,
    refusals,
    announcement,
    refuse: setRefusals,
    add: async (files) => dispatch({ type: 'added', files: await check(files) }),
    replace: async (file) => {
      const files = await check([file]);
      if (files.length > 0) dispatch({ type: 'replaced', files });
    },
    retry: (key) => dispatch({ type: 'continued', key }),
    cancel: ({ key, file }) => {
      dispatch({ type: 'removed', key });
      setAnnouncement(`The upload of ${file.name} was cancelled`);
    },
  };
}
