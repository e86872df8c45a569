import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useField } from 'formik';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

type FormTextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  inputMode?: ComponentPropsWithoutRef<'input'>['inputMode'];
  /** Shown below the field while there is no message. */
  hint?: string;
  /** How many characters are possible, counted below the field; more can be typed, and are counted. */
  countTo?: number;
  /** The height of a field for several lines, which grows with its text. */
  minRows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
};

const number = new Intl.NumberFormat('en-IN');

/**
 * A text field of a Formik form; shows the form's message for it once it was left or sent. Composed
 * of parts, because Material UI's TextField brings the drop-down of its select variant along.
 */
export function FormTextField({
  name,
  label,
  hint,
  countTo,
  inputMode,
  ...input
}: FormTextFieldProps) {
  const [field, { touched, error, value }] = useField<string>(name);
  const message = touched ? error : undefined;
  const text = message ?? hint;
  const textId = `${name}-text`;
  return (
    <FormControl fullWidth error={Boolean(message)} variant="outlined">
      <InputLabel htmlFor={name}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        {...input}
        multiline={input.minRows !== undefined}
        id={name}
        label={label}
        slotProps={{ input: { 'aria-describedby': text ? textId : undefined, inputMode } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {text && <FormHelperText id={textId}>{text}</FormHelperText>}
        {countTo !== undefined && (
          <FormHelperText sx={{ flexShrink: 0, ml: 'auto' }}>
            {number.format(value.trim().length)} of {number.format(countTo)} characters
          </FormHelperText>
        )}
      </Box>
    </FormControl>
  );
}
