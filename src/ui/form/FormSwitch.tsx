import { useField } from 'formik';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

type FormSwitchProps = { name: string; label: string; /** What it means. */ hint: string };

/** A switch of a Formik form, with what it means below it, or the form's message. */
export function FormSwitch({ name, label, hint }: FormSwitchProps) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const isWrong = Boolean(touched && error);
  const textId = `${name}-text`;
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 650 }}
      >
        <Switch
          {...field}
          slotProps={{ input: { 'aria-describedby': textId, 'aria-invalid': isWrong } }}
          sx={{ ml: -1.25 }}
        />
        {label}
      </Box>
      <FormHelperText id={textId} error={isWrong} sx={{ mt: 0 }}>
        {isWrong ? error : hint}
      </FormHelperText>
    </div>
  );
}
