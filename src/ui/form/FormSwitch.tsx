import { useField } from 'formik';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

type FormSwitchProps = { name: string; label: string; /** What it means. */ hint: string };

/** A switch of a Formik form, with what it means below it, or the form's message. */
export function FormSwitch({ name, label, hint }: FormSwitchProps) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isWrong = Boolean(touched && error);
  const textId = `${name}-text`;
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { sx: { fontWeight: 650 } } }}
        control={
          <Switch
            {...field}
            slotProps={{ input: { 'aria-describedby': textId, 'aria-invalid': isWrong } }}
          />
        }
      />
      <FormHelperText id={textId} sx={{ mt: 0 }}>
        {isWrong ? error : hint}
      </FormHelperText>
    </FormControl>
  );
}
