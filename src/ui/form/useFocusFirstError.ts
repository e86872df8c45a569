import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { focusFirstInvalid } from './focusFirstInvalid';

/** Focuses the first invalid field after a failed submit. */
export function useFocusFirstError(): void {
  const { submitCount, isValidating, isValid, errors } = useFormikContext();
  const handledCount = useRef(0);
  useEffect(() => {
    // Correcting a field also validates; only a new submit moves the focus.
    if (submitCount === handledCount.current || isValidating) return;
    handledCount.current = submitCount;
    if (!isValid) focusFirstInvalid(Object.keys(errors));
  }, [submitCount, isValidating, isValid, errors]);
}
