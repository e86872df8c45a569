/** @jest-environment node */
import type { Upload } from '@/api/adminApi';
import { BYTES_PER_MEGABYTE } from '@/config/constants';
import { sendFile, type UploadCalls } from './sendFile';

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
function makeCalls(received = 0, known = true) {
  const sent: { offset: number; size: number }[] = [];
  let at = received;
  const calls: UploadCalls = {
    start: jest.fn(async () => uploadAt(0, 'upload_2')),
    getState: jest.fn(async () => {
      if (!known) throw Object.assign(new Error(), { status: 404, data: {} });
      return uploadAt(at);
    }),
    sendPart: jest.fn(async ({ id, offset, part }) => {
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

  it('starts over when the backend no longer knows the upload', async () => {
    const { calls } = makeCalls(0, false);
    expect((await send(calls, 'upload_1').upload).id).toBe('upload_2');
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
    calls.sendPart = async () => uploadAt(0);
    await expect(send(calls).upload).rejects.toMatchObject({
      message: 'The server did not take the next part.',
      canContinue: true,
    });
  });

  it.each([
    ['FETCH_ERROR', {}, 'The connection was lost. What was sent so far is kept.', true],
    [503, {}, 'The server could not take it. What was sent so far is kept.', true],
    [400, { message: 'This is no zip file.' }, 'This is no zip file.', false],
    [413, null, 'The server refused this file.', false],
    [501, {}, 'This backend takes no uploads.', false],
  ])('reports the reason of %p', async (status, data, message, canContinue) => {
    const { calls } = makeCalls();
    calls.sendPart = failWith(status, data);
    await expect(send(calls).upload).rejects.toMatchObject({ message, canContinue });
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const { calls, sent } = makeCalls();
    const sendPart = calls.sendPart;
    calls.sendPart = async (part) => {
      const state = await sendPart(part);
      controller.abort();
      return state;
    };
    await expect(send(calls, null, controller).upload).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toHaveLength(1);
  });
});
