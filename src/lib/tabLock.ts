/**
 * Runs a task, or returns null when another tab of this browser is running one of the same name.
 * The lock ends with the task or the tab. Without Web Locks, or when the browser denies them, the
 * task runs without a lock.
 */
export async function runInOneTab<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return task();
  let isStarted = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      isStarted = true;
      return lock ? task() : null;
    });
  } catch (error) {
    if (isStarted) throw error;
    return task();
  }
}
