/** Called with each logged failure and the operation that failed. */
export type FailureListener = (doing: string, error: unknown) => void;

let listener: FailureListener | undefined;

/** Sets the listener for all failures logged from now on. */
export function listenToFailures(listen: FailureListener): void {
  listener = listen;
}

/** Logs a failure that users do not see; `doing` names the operation, such as "Loading stats". */
export function logFailure(doing: string, error: unknown): void {
  console.error(`${doing} failed`, error);
  listener?.(doing, error);
}
