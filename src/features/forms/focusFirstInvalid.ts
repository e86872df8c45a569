import { useEffect, useRef } from 'react';

type Attempt = { submitCount: number; isValidating: boolean; isValid: boolean; errors: object };

/** Focuses the first invalid field after a failed submit. */
export function useFocusFirstError({ submitCount, isValidating, isValid, errors }: Attempt): void {
  const handledCount = useRef(0);
  useEffect(() => {
    // Correcting a field also validates; only a new submit moves the focus.
    if (submitCount === handledCount.current || isValidating) return;
    handledCount.current = submitCount;
    if (!isValid) focusFirstInvalid(Object.keys(errors));
  }, [submitCount, isValidating, isValid, errors]);
}

/** Focuses the first field of the form, in document order, that has one of the names. */
export function focusFirstInvalid(names: readonly string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)[name]',
  );
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
