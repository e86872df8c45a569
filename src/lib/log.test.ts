import { expectConsoleOutput } from '@/testing/consoleOutput';
import { listenToFailures, logFailure } from './log';

it('logs a failure with what was being done, and tells the listener', () => {
  expectConsoleOutput(/Loading stats failed/);
  const error = new Error('No answer');
  logFailure('Loading stats', error);
  const listener = jest.fn();
  listenToFailures(listener);
  logFailure('Loading stats', error);
  expect(console.error).toHaveBeenLastCalledWith('Loading stats failed', error);
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(listener.mock.calls).toEqual([['Loading stats', error]]);
});
