import { useMemo } from 'react';
import {
  useLazyGetUploadQuery,
  useSendUploadPartMutation,
  useStartUploadMutation,
  type Upload,
  type UploadKind,
} from '@/api/adminApi';

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

/** Avoids renders on request state: progress is shown from the responses. */
const noState = { selectFromResult: () => ({}) };

/** Returns the requests for one kind of upload. */
export function useUploadCalls(kind: UploadKind): UploadCalls {
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
