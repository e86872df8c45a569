import { type FocusEvent, useId, useRef } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MuiNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useEarlyInput } from './useEarlyInput';

type NativeSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  /** The name of the field in its form, and the id of the text that describes it. */
  name?: string;
  descriptionId?: string | undefined;
  onBlur?: (event: FocusEvent) => void;
  /** Whether the value is invalid. */
  error?: boolean;
  /** Width of the field by breakpoint. */
  sx?: SxProps;
};

/** A native drop-down, made of smaller parts than TextField, whose menu would be in the first load. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, value, options, onChange, name, descriptionId, onBlur, error = false, sx } = props;
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const choose = (wanted: string) => {
    const chosen = options.find((option) => option.value === wanted);
    if (chosen) onChange(chosen.value);
  };
  useEarlyInput(field, (wanted) => queueMicrotask(() => choose(wanted)), value);
  return (
    <FormControl
      size="small"
      error={error}
      sx={[{ minWidth: 124, maxWidth: '100%' }, sx ?? {}].flat()}
    >
      {/* An empty option has a text too, so the label is never inside the field. */}
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <MuiNativeSelect
        id={id}
        value={value}
        onBlur={onBlur}
        // What browsers restored would be taken for an early choice.
        inputProps={{ name, autoComplete: 'off', 'aria-describedby': descriptionId }}
        inputRef={field}
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput label={label} notched />}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </MuiNativeSelect>
    </FormControl>
  );
}
