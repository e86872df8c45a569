import * as v from 'valibot';

/** An id or another whole number that JSON keeps exactly. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger());

/** A text with at least one character. */
export const filledText = v.pipe(v.string(), v.minLength(1));

/** Returns a list without the earlier ones of entries with the same id. */
export const lastOfEach = <Entry extends { id: unknown }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
