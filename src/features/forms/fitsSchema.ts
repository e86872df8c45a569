import type { AnyObjectSchema, InferType, ValidationError } from 'yup';

/** The tests of yup that fail for values that nobody can enter into a form. */
const FORM_TESTS: readonly (string | undefined)[] = [
  'typeError',
  'nullable',
  'optionality',
  'oneOf',
  'noUnknown',
];

/**
 * Creates a check that the values of a draft have the form that the schema of a form describes. They may
 * break its other rules, as what is typed does until it is complete.
 */
export const fitsSchema =
  <Schema extends AnyObjectSchema>(schema: Schema) =>
  (values: unknown): values is InferType<Schema> => {
    try {
      schema.noUnknown().validateSync(values, { strict: true, abortEarly: false });
      return true;
    } catch (error) {
      const { inner } = error as ValidationError;
      return inner.every(({ type }) => !FORM_TESTS.includes(type));
    }
  };
