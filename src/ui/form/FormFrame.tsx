import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Notice } from '@/ui/Notice';

/**
 * A form with a submit button, which shows progress during submission. Formik's status is the text about
 * a failed submission, shown above the button.
 */
export function FormFrame({ submitLabel, children }: { submitLabel: string; children: ReactNode }) {
  const form = useFormikContext();
  const { isSubmitting } = form;
  const failure = isSubmitting ? undefined : (form.status as string | undefined);
  useFocusFirstError();
  return (
    <Form noValidate>
      <Stack sx={{ gap: 2.25 }}>
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}

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

/** Focuses the first field of the form, in document order, that has one of the names. */
export function focusFirstInvalid(names: readonly string[]): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input, textarea)[name]',
  );
  Array.from(fields)
    .find(({ name }) => names.includes(name))
    ?.focus();
}
