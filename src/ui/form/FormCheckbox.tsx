import type { ReactNode } from 'react';
import { useField } from 'formik';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

/** A checkbox of a Formik form with its message. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isWrong = Boolean(touched && error);
  const messageId = `${name}-message`;
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        label={children}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: {
                'aria-invalid': isWrong,
                ...(isWrong && { 'aria-describedby': messageId }),
              },
            }}
          />
        }
      />
      {isWrong && <FormHelperText id={messageId}>{error}</FormHelperText>}
    </FormControl>
  );
}
