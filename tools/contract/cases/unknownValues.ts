/** An id that is not in use. */
export const UNKNOWN_ID = 987_654_321;

/** A text that is not in use as a name or an id and is part of no other text. */
export const UNKNOWN_TEXT = 'zzqxunknownzzqx';

/** Texts that databases, patterns and queries take for more than a text; the last one is as long as a search may be. */
export const ODD_TEXTS = [
  '%%',
  '_%_',
  '.*',
  "'",
  '"',
  '\\',
  '(',
  '[a-',
  '--',
  '🚀',
  'zzqx'.repeat(50),
];

/** A password that no user has; no response may contain it. */
export const WRONG_PASSWORD = 'not-it-58213907';

/** A token that was never issued. */
export const FORGED_TOKEN = 'forged.0123456789abcdef';

/** A time before any shop. */
export const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** The highest limit of a page. */
export const MAXIMUM_LIMIT = 100;
