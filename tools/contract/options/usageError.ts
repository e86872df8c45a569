/** Thrown for an invalid command line; its message is shown to the user. */
export class UsageError extends Error {}

/** Exit code for usage errors. */
export const USAGE_EXIT_CODE = 2;
