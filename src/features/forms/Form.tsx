import type { FormEvent, ReactNode } from 'react';
import { FormikProvider } from 'formik';
import Box, { type BoxProps } from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { RestoredNotice } from '@/features/drafts';
import { Notice } from '@/ui/Notice';
import type { AnyForm } from './useForm';

type FormProps = { form: AnyForm; children?: ReactNode };

/** The element of a form, whose fields find its values in the context. */
export function Form({ form, children, ...props }: FormProps & Omit<BoxProps<'form'>, 'form'>) {
  return (
    <FormikProvider value={form}>
      <Box
        {...props}
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // A dialog's form stands inside the form that opened it for React, though not in the document.
          event.stopPropagation();
          form.submit();
        }}
      >
        {children}
      </Box>
    </FormikProvider>
  );
}

/** What a form says of its draft, its fields, and what it says of a failure. */
export function FormBody({ form, children }: FormProps) {
  return (
    <>
      {form.isRestored && <RestoredNotice onDiscard={form.discard} />}
      {children}
      {form.failure?.text && <Notice tone="error">{form.failure.text}</Notice>}
    </>
  );
}

/** A button that sends a form and shows progress meanwhile. */
export function SubmitButton({ form, ...props }: { form: AnyForm } & Omit<ButtonProps, 'form'>) {
  return <Button type="submit" variant="contained" loading={form.isSubmitting} {...props} />;
}

/** A form of one column, with a large button below its fields. */
export function FormColumn({ form, submitLabel, children }: FormProps & { submitLabel: string }) {
  return (
    <Form form={form} sx={{ display: 'grid', gap: 2.25 }}>
      <FormBody form={form}>{children}</FormBody>
      <SubmitButton form={form} size="large">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
