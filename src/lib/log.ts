/** Logs a failure that users do not see, with what was being done. */
export function logFailure(doing: string, error: unknown): void {
  console.error(`${doing} failed`, error);
}
