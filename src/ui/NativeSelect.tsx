import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

type NativeSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/**
 * The browser's own drop-down in the look of the other fields. It is composed of parts because
 * Material UI's TextField brings the menu of its own drop-down into the first load.
 */
export function NativeSelect({ label, value, options, onChange }: NativeSelectProps) {
  const id = useId();
  return (
    <FormControl size="small" sx={{ minWidth: 124, maxWidth: '100%' }}>
      {/* An empty choice shows its text too, so the label never stands in the field. */}
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <MuiNativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput label={label} notched />}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </MuiNativeSelect>
    </FormControl>
  );
}
