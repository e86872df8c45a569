import { useField } from 'formik';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type FormTextFieldProps = { name: string; label: string } & Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoFocus' | 'helperText' | 'slotProps'
>;

/** A text field of a Formik form; shows the form's message for it once it was left or sent. */
export function FormTextField({ helperText, ...props }: FormTextFieldProps) {
  const [field, { touched, error }] = useField<string>(props.name);
  const isWrong = Boolean(touched && error);
  return (
    <TextField
      {...field}
      {...props}
      id={props.name}
      fullWidth
      error={isWrong}
      helperText={isWrong ? error : helperText}
    />
  );
}
