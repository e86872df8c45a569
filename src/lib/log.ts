/** Learns of the failures that are logged. */
export type FailureListener = (doing: string, error: unknown) => void;

let listener: FailureListener | undefined;

/** Passes every failure that is logged from now on to a listener, too. */
export function listenToFailures(listen: FailureListener): void {
  listener = listen;
}

/** Logs a failure that users do not see, with what was being done. */
export function logFailure(doing: string, error: unknown): void {
  console.error(`${doing} failed`, error);
  listener?.(doing, error);
}
