import type { ReactNode } from 'react';
import { Form, useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFocusFirstError } from './useFocusFirstError';

/** A form with a submit button, which shows progress during submission. */
export function FormFrame({ submitLabel, children }: { submitLabel: string; children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  useFocusFirstError();
  return (
    <Form noValidate>
      <Stack sx={{ gap: 2.25 }}>
        {children}
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
