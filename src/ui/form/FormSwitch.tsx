import { memo } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFormField, type FieldInput } from './useFormField';

type FormSwitchProps = { name: string; label: string; /** Explains the switch. */ hint: string };

const SwitchView = memo(function SwitchView({
  label,
  hint,
  value,
  message,
  ...input
}: FormSwitchProps & FieldInput<boolean>) {
  const textId = `${input.name}-text`;
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
});

/** A Formik switch with a hint or its error message below it. */
export function FormSwitch(props: FormSwitchProps) {
  const { input } = useFormField<boolean>(props.name);
  return <SwitchView {...props} {...input} />;
}
