import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFormField } from './useFormField';

type FormSwitchProps = { name: string; label: string; /** Explains the switch. */ hint: string };

/** A Formik switch with a hint or its error message below it. */
export function FormSwitch({ name, label, hint }: FormSwitchProps) {
  const { value, message, ...input } = useFormField<boolean>(name).input;
  const textId = `${name}-text`;
  return (
    <FormControl error={Boolean(message)}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
        control={
          <Switch
            {...input}
            checked={value}
            slotProps={{ input: { 'aria-describedby': textId, 'aria-invalid': Boolean(message) } }}
          />
        }
      />
      <FormHelperText id={textId} sx={{ mt: 0 }}>
        {message ?? hint}
      </FormHelperText>
    </FormControl>
  );
}
