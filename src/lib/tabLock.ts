/**
 * Runs a task unless another tab of this browser runs one of the same name; answers null then. The
 * lock ends with the task or with the tab. A browser without Web Locks, or one that denies them as
 * it denies storage, just runs the task.
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
