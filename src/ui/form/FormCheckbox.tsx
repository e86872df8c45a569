import type { ReactNode } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';

/** A checkbox of a Formik form with its message. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isWrong = Boolean(touched && error);
  const messageId = `${name}-message`;
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, typography: 'body2' }}
      >
        <Checkbox
          {...field}
          sx={{ mt: '-9px', ml: '-9px' }}
          slotProps={{
            input: {
              'aria-invalid': isWrong,
              ...(isWrong && { 'aria-describedby': messageId }),
            },
          }}
        />
        <span>{children}</span>
      </Box>
      {isWrong && (
        <FormHelperText id={messageId} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
