import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { focusFirstWrong } from './focusFirstWrong';

/** Moves focus to the first wrong field of the form when it could not be sent. */
export function useFocusFirstError(): void {
  const { submitCount, isValidating, isValid, errors } = useFormikContext();
  const answeredCount = useRef(0);
  useEffect(() => {
    // Every corrected field is validated too; only a new attempt to send moves the focus.
    if (submitCount === answeredCount.current || isValidating) return;
    answeredCount.current = submitCount;
    if (!isValid) focusFirstWrong(Object.keys(errors));
  }, [submitCount, isValidating, isValid, errors]);
}
