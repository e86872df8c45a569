import '@/testing/mockServer';
import { SOCKET_RECONNECT_MAX_MS } from '@/config/constants';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { acquireChatSocket } from './chatSocket';

const mockLoad = jest.fn<object, []>();
jest.mock('socket.io-client', () => mockLoad());

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

it('loads a client again that failed to load, as long as a caller waits for it', async () => {
  expectConsoleOutput(/Loading the chat client failed/);
  mockLoad.mockImplementation(() => {
    throw new Error('Loading chunk failed');
  });
  const use = jest.fn();
  const release = acquireChatSocket(() => null, use);
  await jest.advanceTimersByTimeAsync(SOCKET_RECONNECT_MAX_MS);
  expect(mockLoad).toHaveBeenCalledTimes(2);
  release();
  await jest.advanceTimersByTimeAsync(2 * SOCKET_RECONNECT_MAX_MS);
  expect(mockLoad).toHaveBeenCalledTimes(2);

  const releaseNext = acquireChatSocket(() => null, use);
  await jest.advanceTimersByTimeAsync(1);
  expect(mockLoad).toHaveBeenCalledTimes(3);
  mockLoad.mockImplementation(() => jest.requireActual('socket.io-client'));
  expect(use).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(SOCKET_RECONNECT_MAX_MS);
  expect(use).toHaveBeenCalledTimes(1);
  releaseNext();
  await jest.runOnlyPendingTimersAsync();
});
