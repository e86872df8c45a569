import { useCallback } from 'react';
import { type FieldInputProps, useField, useFormikContext } from 'formik';

/** A text field's input from Formik. The functions are referentially stable. */
export type FieldInput<Value> = Pick<
  FieldInputProps<Value>,
  'name' | 'value' | 'onBlur' | 'onChange'
> & {
  /** The error message, after blur or submit. */
  message: string | undefined;
};

/** Returns the first message of a field, whose error is nested if its value is a list or an object. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Object.values(error ?? {})
    .map(messageOf)
    .find(Boolean);
}

/** Returns the id of a field's message, while it has one. */
export const messageIdOf = (name: string, message: string | undefined): string | undefined =>
  message ? `${name}-message` : undefined;

/** What ties the message of a field to its control, or to the group of its radio buttons. */
export const tiedTo = (name: string, message: string | undefined) => ({
  'aria-invalid': Boolean(message),
  'aria-describedby': messageIdOf(name, message),
});

/**
 * Reads a field of the surrounding Formik form and returns its input and its error and a stable function
 * that sets its value. Every change of the form renders the caller, so it should pass them to a memoized
 * component.
 */
export function useFormField<Value>(name: string) {
  const [{ value, onBlur, onChange }, { touched, error }] = useField<Value>(name);
  const { setFieldValue } = useFormikContext();
  const setValue = useCallback(
    (changed: Value) => void setFieldValue(name, changed),
    [name, setFieldValue],
  );
  const input: FieldInput<Value> = {
    name,
    value,
    onBlur,
    onChange,
    message: touched ? messageOf(error) : undefined,
  };
  return { input, error: touched ? error : undefined, setValue };
}
