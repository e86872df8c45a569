import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { formatCount } from '@/lib/numbers';
import { countCharacters } from '@/lib/text';
import { type FieldInput, useFormField } from './useFormField';

type FormTextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  inputMode?: ComponentPropsWithoutRef<'input'>['inputMode'];
  /** Shown below the field while there is no error. */
  hint?: string;
  /** Whether the hint stays below an error, which it helps to correct. */
  keepsHint?: boolean;
  /** Maximum length for the counter below the field; longer text can be typed and is counted. */
  countTo?: number;
  /** Minimum number of lines of a multi-line field, which grows with its text. */
  minRows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
} & Pick<TextFieldProps, 'size' | 'maxRows'>;

const FieldView = memo(function FieldView({
  name,
  value,
  message,
  hint,
  keepsHint,
  countTo,
  inputMode,
  startAdornment,
  endAdornment,
  ...input
}: FormTextFieldProps & FieldInput<string>) {
  const text = message ?? hint;
  const textId = `${name}-text`;
  return (
    <TextField
      fullWidth
      {...input}
      id={name}
      name={name}
      value={value}
      multiline={input.minRows !== undefined}
      error={Boolean(message)}
      helperText={
        (text || countTo !== undefined) && (
          <>
            {text && (
              <span id={textId}>
                <span>{text}</span>
                {message && keepsHint && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {hint}
                  </Box>
                )}
              </span>
            )}
            {countTo !== undefined && (
              <Box component="span" sx={{ flexShrink: 0, ml: 'auto', pl: 2 }}>
                {`${formatCount(countCharacters(value.trim()))} of ${formatCount(countTo)} characters`}
              </Box>
            )}
          </>
        )
      }
      slotProps={{
        input: { startAdornment, endAdornment },
        // The counter is not part of the description, which screen readers would repeat on each
        // key.
        htmlInput: { inputMode, 'aria-describedby': text ? textId : undefined },
        formHelperText: { sx: { display: 'flex', flexWrap: 'wrap' } },
      }}
    />
  );
});

/** A Formik text field; shows its error message after blur or submit. */
export function FormTextField(props: FormTextFieldProps) {
  const { input } = useFormField<string>(props.name);
  return <FieldView {...props} {...input} />;
}
