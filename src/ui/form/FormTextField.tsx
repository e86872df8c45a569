import type { ReactNode } from 'react';
import { useField } from 'formik';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

type FormTextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  /** Shown below the field while there is no message. */
  hint?: string;
  endAdornment?: ReactNode;
};

/**
 * A text field of a Formik form; shows the form's message for it once it was left or sent. Composed
 * of parts, because Material UI's TextField brings the drop-down of its select variant along.
 */
export function FormTextField({ name, label, hint, ...input }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const message = touched ? error : undefined;
  const text = message ?? hint;
  const textId = `${name}-text`;
  return (
    <FormControl fullWidth error={Boolean(message)} variant="outlined">
      <InputLabel htmlFor={name}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        {...input}
        id={name}
        label={label}
        slotProps={{ input: { 'aria-describedby': text ? textId : undefined } }}
      />
      {text && <FormHelperText id={textId}>{text}</FormHelperText>}
    </FormControl>
  );
}
