import * as v from 'valibot';

/** An id or another whole number that JSON keeps exactly. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger());

/** A text with at least one character. */
export const filledText = v.pipe(v.string(), v.minLength(1));

/** Returns a list without the earlier ones of entries with the same id. */
export const lastOfEach = <Entry extends { id: unknown }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

/** Returns the value of a stored JSON text; null if there is none that fits the schema. */
export function parseStored<Value>(
  text: string | null | undefined,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
