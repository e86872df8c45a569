/**
 * Returns the validation errors of a `FieldErrors` response by field; empty for any other error.
 */
export function toFieldErrors(error: unknown): Record<string, string> {
  const { errors } = (error as { data?: { errors?: unknown } } | null)?.data ?? {};
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(entries);
}
