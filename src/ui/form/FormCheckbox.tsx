import type { ReactNode } from 'react';
import { useField } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

/** A Formik checkbox with its error message. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isInvalid = Boolean(touched && error);
  const messageId = `${name}-message`;
  return (
    <FormControl error={isInvalid}>
      <FormControlLabel
        label={children}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: {
                'aria-invalid': isInvalid,
                ...(isInvalid && { 'aria-describedby': messageId }),
              },
            }}
          />
        }
      />
      {isInvalid && <FormHelperText id={messageId}>{error}</FormHelperText>}
    </FormControl>
  );
}
