/**
 * Runs a task unless another tab of this browser runs one of the same name; answers null then. The
 * lock ends with the task or with the tab. A browser without Web Locks just runs the task.
 */
export async function runInOneTab<Result>(
  name: string,
  task: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? task() : null,
  );
}
