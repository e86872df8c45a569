import { fieldNames, isFieldName, type ProjectValues } from './projectValues';

/** What the backend refused, by field: why, and the value that it refused. */
export type Refusals = Partial<
  Record<keyof ProjectValues, { message: string; value: ProjectValues[keyof ProjectValues] }>
>;

/** The refusals of the form's own fields, from the backend's errors and what was sent. */
export function toRefusals(errors: Record<string, string>, sent: ProjectValues): Refusals {
  const entries = Object.entries(errors).flatMap(([name, message]) =>
    isFieldName(name) ? [[name, { message, value: sent[name] }] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Why the backend refused the fields that still hold what it refused. */
export function refusedFields(
  refusals: Refusals,
  values: ProjectValues,
): Partial<Record<keyof ProjectValues, string>> {
  const entries = fieldNames.flatMap((name) => {
    const refusal = refusals[name];
    return refusal && refusal.value === values[name] ? [[name, refusal.message] as const] : [];
  });
  return Object.fromEntries(entries);
}
