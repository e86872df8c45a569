/** Logs a failure that the person is not shown, with what was being done. */
export function logFailure(doing: string, error: unknown): void {
  console.error(`${doing} failed`, error);
}
