/** An id that is not in use. */
export const UNKNOWN_ID = 987_654_321;

/** A text that is not in use as a name or an id and occurs in no other text. */
export const UNKNOWN_TEXT = 'zzqxunknownzzqx';

/** A password that no user has; no response may contain it. */
export const WRONG_PASSWORD = 'not-it-58213907';

/** A token that was never issued. */
export const FORGED_TOKEN = 'forged.0123456789abcdef';
