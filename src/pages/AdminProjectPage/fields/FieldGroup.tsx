import type { ReactNode } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

type FieldGroupProps = {
  /** The field whose error message the group shows. */
  name: string;
  label: string;
  hint?: string;
  children: ReactNode;
};

/** Returns the id of the group's error message, or undefined without one. */
export function useMessageId(name: string): string | undefined {
  const [, { touched, error }] = useField<unknown>(name);
  return touched && error ? `${name}-message` : undefined;
}

/** Groups controls of one field with a shared label and error message. */
export function FieldGroup({ name, label, hint, children }: FieldGroupProps) {
  const [, { error }] = useField<unknown>(name);
  const messageId = useMessageId(name);
  const labelId = `${name}-label`;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Box id={labelId} sx={{ fontWeight: 650 }}>
        {label}
      </Box>
      {hint && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{hint}</Box>}
      {children}
      {messageId && (
        <FormHelperText id={messageId} error sx={{ mt: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
