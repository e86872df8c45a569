/** Returns whether the values of a draft are a single text. */
export const isText = (values: unknown): values is string => typeof values === 'string';

/** Creates a check that the values of a draft have a text in each of the named fields. */
export const hasTexts =
  <Name extends string>(...names: readonly Name[]) =>
  (values: unknown): values is Record<Name, string> =>
    typeof values === 'object' &&
    values !== null &&
    names.every((name) => isText((values as Partial<Record<Name, unknown>>)[name]));
