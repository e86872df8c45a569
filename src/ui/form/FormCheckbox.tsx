import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { messageIdOf, tiedTo, useFormField } from './useFormField';

/** Where the label starts beside the box, in pixels. */
const LABEL_START = '31px';

/** A Formik checkbox with its error message. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const { value, message, ...input } = useFormField<boolean>(name).input;
  return (
    <FormControl error={Boolean(message)}>
      <FormControlLabel
        label={children}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox {...input} checked={value} slotProps={{ input: tiedTo(name, message) }} />
        }
      />
      {message && (
        <FormHelperText id={messageIdOf(name, message)} sx={{ ml: LABEL_START }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
