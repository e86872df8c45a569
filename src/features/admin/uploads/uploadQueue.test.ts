/** @jest-environment node */
import { queueReducer, type QueuedUpload, type QueueEvent } from './uploadQueue';

const file = new File(['content'], 'a.png');
const added: QueueEvent = {
  type: 'added',
  files: ['a', 'b', 'c'].map((key) => ({ key, file })),
};

const after = (...events: QueueEvent[]) => events.reduce<readonly QueuedUpload[]>(queueReducer, []);
const states = (queue: readonly QueuedUpload[]) =>
  queue.map(({ key, status, attempts }) => `${key} ${status} ${attempts}`);

const failed = (key: string): QueueEvent => ({
  type: 'failed',
  key,
  message: 'Lost',
  canContinue: true,
});

describe('the upload queue', () => {
  it('sends one file at a time, in order', () => {
    const queue = after(added);
    expect(states(queue)).toEqual(['a sending 1', 'b waiting 0', 'c waiting 0']);
    expect(states(queueReducer(queue, { type: 'removed', key: 'a' }))).toEqual([
      'b sending 1',
      'c waiting 0',
    ]);
  });

  it('continues after a failure, and retries the failed upload in its turn', () => {
    const queue = after(added, failed('a'), { type: 'continued', key: 'a' });
    expect(states(queue)).toEqual(['a waiting 1', 'b sending 1', 'c waiting 0']);
    expect(states(queueReducer(queue, { type: 'removed', key: 'b' }))).toEqual([
      'a sending 2',
      'c waiting 0',
    ]);
  });

  it('remembers how much of a failed upload was sent', () => {
    const [upload] = after(
      added,
      { type: 'progressed', key: 'a', uploadId: 'upload_1', sent: 5 },
      failed('a'),
    );
    expect(upload).toMatchObject({
      status: 'failed',
      uploadId: 'upload_1',
      sent: 5,
      failure: { message: 'Lost', canContinue: true },
    });
  });
});
