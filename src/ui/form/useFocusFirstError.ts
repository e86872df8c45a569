import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { focusFirstWrong } from './focusFirstWrong';

/** Moves focus to the first wrong field of the form when it could not be sent. */
export function useFocusFirstError(): void {
  const { submitCount, isValidating, isValid, errors } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isValidating || isValid) return;
    focusFirstWrong(Object.keys(errors));
    // Only a new attempt to send moves the focus, not every corrected field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isValidating]);
}
