/** Whether the values of a draft are one text. */
export const isText = (values: unknown): values is string => typeof values === 'string';

/** Makes a check whether the values of a draft have texts in all of the named fields. */
export const hasTexts =
  <Name extends string>(...names: readonly Name[]) =>
  (values: unknown): values is Record<Name, string> =>
    typeof values === 'object' &&
    values !== null &&
    names.every((name) => isText((values as Partial<Record<Name, unknown>>)[name]));
