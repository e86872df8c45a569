/** @jest-environment node */
import type { Upload } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { isRefusal, sendFile, type UploadCalls } from './sendFile';

const file = new File([new Uint8Array(2.5 * BYTES_PER_MEGABYTE)], 'leadwell.zip');

const uploadAt = (received: number, id = 'upload_1'): Upload => ({
  id,
  kind: 'archive',
  file_name: file.name,
  file_size: file.size,
  received,
  address: null,
});

/** Fakes a backend that accepts a part that starts where the last one ended. */
function makeCalls(received = 0) {
  const sent: { offset: number; size: number }[] = [];
  let at = received;
  const calls: UploadCalls = {
    start: jest.fn(async () => uploadAt(0, 'upload_2')),
    getState: jest.fn(async () => uploadAt(at)),
    sendPart: jest.fn(async (id, offset, part) => {
      sent.push({ offset, size: part.size });
      at = offset + part.size;
      return uploadAt(at, id);
    }),
  };
  return { calls, sent };
}

function send(
  calls: UploadCalls,
  uploadId: string | null = null,
  controller = new AbortController(),
) {
  const progress: number[] = [];
  const upload = sendFile(file, {
    calls,
    uploadId,
    signal: controller.signal,
    onProgress: (state) => progress.push(state.received),
    onWait: () => undefined,
  });
  return { upload, progress };
}

const failWith = (status: number | string, data: unknown = {}) =>
  jest.fn(async () => {
    throw Object.assign(new Error('rejected'), { status, data });
  });

describe('sending a file', () => {
  it('sends parts of one megabyte in sequence', async () => {
    const { calls, sent } = makeCalls();
    const { upload, progress } = send(calls);
    expect((await upload).received).toBe(file.size);
    expect(sent).toEqual([
      { offset: 0, size: BYTES_PER_MEGABYTE },
      { offset: BYTES_PER_MEGABYTE, size: BYTES_PER_MEGABYTE },
      { offset: 2 * BYTES_PER_MEGABYTE, size: BYTES_PER_MEGABYTE / 2 },
    ]);
    expect(progress).toEqual([0, ...sent.map(({ offset, size }) => offset + size)]);
  });

  it('resumes after the bytes that were received', async () => {
    const { calls, sent } = makeCalls(2 * BYTES_PER_MEGABYTE);
    await send(calls, 'upload_1').upload;
    expect(calls.start).not.toHaveBeenCalled();
    expect(sent).toEqual([{ offset: 2 * BYTES_PER_MEGABYTE, size: BYTES_PER_MEGABYTE / 2 }]);
  });

  it('requests the offset after a conflict between parts', async () => {
    const { calls, sent } = makeCalls(BYTES_PER_MEGABYTE);
    const sendPart = calls.sendPart;
    calls.sendPart = jest.fn(sendPart).mockImplementationOnce(failWith(409));
    await send(calls).upload;
    expect(sent[0]).toEqual({ offset: BYTES_PER_MEGABYTE, size: BYTES_PER_MEGABYTE });
  });

  it('gives up when the server accepts no part', async () => {
    const { calls } = makeCalls();
    calls.sendPart = jest.fn(async () => uploadAt(0));
    await expect(send(calls).upload).rejects.toThrow('The backend did not take the part');
    expect(calls.sendPart).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['FETCH_ERROR', 2],
    [503, 2],
    [400, 1],
    [501, 2],
    ['TIMEOUT_ERROR', 2],
  ])('sends a part again after %p, unless it was refused', async (status, times) => {
    const { calls } = makeCalls();
    calls.sendPart = failWith(status);
    await expect(send(calls).upload).rejects.toMatchObject({ status });
    expect(calls.sendPart).toHaveBeenCalledTimes(times);
  });

  it.each([429, 408, 503])('waits as long as a %p asks to, and goes on', async (status) => {
    jest.useFakeTimers();
    const { calls, sent } = makeCalls();
    const { sendPart } = calls;
    const refusal = Object.assign(new Error('busy'), { status, data: {}, retryAfterMs: 7_000 });
    calls.sendPart = jest
      .fn(sendPart)
      .mockRejectedValueOnce(refusal)
      .mockRejectedValueOnce(refusal);
    calls.start = jest.fn(calls.start).mockRejectedValueOnce(refusal);
    const { upload } = send(calls);
    await jest.advanceTimersByTimeAsync(20_999);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect((await upload).received).toBe(file.size);
  });

  it('offers to continue after a temporary answer, and not with a file that changed', async () => {
    expect([429, 408, 425, 503, 409, 400, 413].filter((status) => !isRefusal({ status }))).toEqual([
      429, 408, 425, 503, 409,
    ]);
    const { calls, sent } = makeCalls();
    const slice = jest.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });
    const error: unknown = await send(calls).upload.catch((reason: unknown) => reason);
    slice.mockRestore();
    expect(failureText(error, 'leadwell.zip could not be sent')).toMatch(
      /^leadwell.zip cannot be read/,
    );
    expect([isRefusal(error), sent]).toEqual([true, []]);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { calls, sent } = makeCalls();
    const sendPart = calls.sendPart;
    calls.sendPart = async (...part) => {
      const state = await sendPart(...part);
      controller.abort();
      return state;
    };
    await expect(send(calls, null, controller).upload).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toHaveLength(1);
  });
});
