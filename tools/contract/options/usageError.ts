/** A command line that makes no sense; its message is for whoever typed it. */
export class UsageError extends Error {}

/** Exit code of a command that was called wrongly. */
export const USAGE_EXIT_CODE = 2;
