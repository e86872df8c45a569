import { memo, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormField, type FieldInput } from './useFormField';

/** Where the label starts beside the box, in pixels. */
const LABEL_START = '31px';

type FormCheckboxProps = { name: string; children: ReactNode };

const CheckboxView = memo(function CheckboxView({
  children,
  value,
  message,
  ...input
}: FormCheckboxProps & FieldInput<boolean>) {
  const messageId = `${input.name}-message`;
  return (
    <FormControl error={Boolean(message)}>
      <FormControlLabel
        label={children}
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox
            {...input}
            checked={value}
            slotProps={{
              input: {
                'aria-invalid': Boolean(message),
                ...(message && { 'aria-describedby': messageId }),
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText id={messageId} sx={{ ml: LABEL_START }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
});

/** A Formik checkbox with its error message. */
export function FormCheckbox(props: FormCheckboxProps) {
  const { input } = useFormField<boolean>(props.name);
  return <CheckboxView {...props} {...input} />;
}
