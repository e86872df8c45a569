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
  /** Where the part begins in the file, in bytes. */
  offset: number;
  part: Blob;
  signal: AbortSignal;
};

/** The calls by which a file is sent; each rejects as its request does. */
export type UploadCalls = {
  start: (file: File) => Promise<Upload>;
  ask: (id: string) => Promise<Upload>;
  sendPart: (part: Part) => Promise<Upload>;
};

/** Progress is shown by what the calls answer, not by the requests' own state. */
const quietly = { selectFromResult: () => ({}) };

/** The calls of an upload of one kind. */
export function useUploadCalls(kind: UploadKind): UploadCalls {
  const [start] = useStartUploadMutation(quietly);
  const [ask] = useLazyGetUploadQuery(quietly);
  const [send] = useSendUploadPartMutation(quietly);
  return useMemo(
    () => ({
      start: async ({ name, size }) =>
        (await start({ body: { kind, file_name: name, file_size: size } }).unwrap()).upload,
      ask: async (id) => (await ask({ uploadId: id }).unwrap()).upload,
      sendPart: async ({ id, offset, part, signal }) => {
        const request = send({ uploadId: id, offset, body: part });
        const stop = () => request.abort();
        signal.addEventListener('abort', stop);
        try {
          return (await request.unwrap()).upload;
        } finally {
          signal.removeEventListener('abort', stop);
        }
      },
    }),
    [kind, start, ask, send],
  );
}
