import { useField } from 'formik';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

type FormSwitchProps = { name: string; label: string; /** Explains the switch. */ hint: string };

/** A Formik switch with a hint or its error message below it. */
export function FormSwitch({ name, label, hint }: FormSwitchProps) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isInvalid = Boolean(touched && error);
  const textId = `${name}-text`;
  return (
    <FormControl error={isInvalid}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
        control={
          <Switch
            {...field}
            slotProps={{ input: { 'aria-describedby': textId, 'aria-invalid': isInvalid } }}
          />
        }
      />
      <FormHelperText id={textId} sx={{ mt: 0 }}>
        {isInvalid ? error : hint}
      </FormHelperText>
    </FormControl>
  );
}
