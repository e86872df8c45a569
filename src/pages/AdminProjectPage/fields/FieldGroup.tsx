import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

type FieldGroupProps = {
  name: string;
  label: string;
  hint?: string;
  /** The error message of the field. */
  message: string | undefined;
  children: ReactNode;
};

/** Returns the id of a group's error message, or undefined without one. */
export function messageIdOf(name: string, message: string | undefined): string | undefined {
  return message ? `${name}-message` : undefined;
}

/** Groups controls of one field with a shared label and error message. */
export function FieldGroup({ name, label, hint, message, children }: FieldGroupProps) {
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
      {message && (
        <FormHelperText id={messageIdOf(name, message)} error sx={{ mt: 0 }}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
