import { runInOneTab } from './tabLock';

type Callback = (lock: object | null) => Promise<unknown>;

/** Gives the browser Web Locks, which jsdom lacks. */
function giveLocks(request: (name: string, options: object, run: Callback) => Promise<unknown>) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const task = () => Promise.resolve('done');

describe('a task of which one tab runs one at a time', () => {
  it('runs without Web Locks', async () => {
    expect(await runInOneTab('pay-4', task)).toBe('done');
  });

  it('runs under a lock of its name, if that is free', async () => {
    const asked: unknown[] = [];
    giveLocks((name, options, run) => {
      asked.push(name, options);
      return run({ name });
    });
    expect(await runInOneTab('pay-4', task)).toBe('done');
    expect(asked).toEqual(['pay-4', { ifAvailable: true }]);
  });

  it('does not run while another tab has the lock', async () => {
    giveLocks((_name, _options, run) => run(null));
    const run = jest.fn(task);
    expect(await runInOneTab('pay-4', run)).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('runs when the browser denies locks', async () => {
    giveLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
    expect(await runInOneTab('pay-4', task)).toBe('done');
  });

  it('fails once, with its own error', async () => {
    giveLocks((name, _options, run) => run({ name }));
    const fail = jest.fn(() => Promise.reject(new Error('Declined')));
    await expect(runInOneTab('pay-4', fail)).rejects.toThrow('Declined');
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
