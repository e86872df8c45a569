/** An id that no backend has given away yet. */
export const UNKNOWN_ID = 987_654_321;

/** A text that nothing is called by and that nothing contains. */
export const UNKNOWN_TEXT = 'zzqxunknownzzqx';

/** A password that nobody has; no answer may repeat it. */
export const WRONG_PASSWORD = 'not-it-58213907';

/** A token that nobody was ever given. */
export const FORGED_TOKEN = 'forged.0123456789abcdef';
