import type { ReactNode } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

type FieldGroupProps = {
  /** The form's field, whose message the group shows. */
  name: string;
  label: string;
  hint?: string;
  children: ReactNode;
};

/** The id of the message that a group shows, or undefined while it shows none. */
export function useMessageId(name: string): string | undefined {
  const [, { touched, error }] = useField<unknown>(name);
  return touched && error ? `${name}-message` : undefined;
}

/** Several controls that fill one field of the form, with their common label and message. */
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
