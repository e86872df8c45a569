import { fieldNames, isFieldName, type ProjectValues } from './projectValues';

/** Rejections by field: the backend's message and the rejected value. */
export type Rejections = Partial<
  Record<keyof ProjectValues, { message: string; value: ProjectValues[keyof ProjectValues] }>
>;

/** Converts the backend's errors for form fields, with the values that were sent. */
export function toRejections(errors: Record<string, string>, sent: ProjectValues): Rejections {
  const entries = Object.entries(errors).flatMap(([name, message]) =>
    isFieldName(name) ? [[name, { message, value: sent[name] }] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Returns the messages of fields that still have the rejected value. */
export function rejectedFields(
  rejections: Rejections,
  values: ProjectValues,
): Partial<Record<keyof ProjectValues, string>> {
  const entries = fieldNames.flatMap((name) => {
    const rejection = rejections[name];
    return rejection && rejection.value === values[name]
      ? [[name, rejection.message] as const]
      : [];
  });
  return Object.fromEntries(entries);
}
