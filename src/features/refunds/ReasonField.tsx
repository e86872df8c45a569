import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormField } from '@/ui/form/useFormField';
import { NativeSelect } from '@/ui/NativeSelect';
import { reasonLabel } from './reasonLabel';

type ReasonFieldProps = {
  /** The reasons to choose from, by the backend's names. */
  reasons: readonly string[];
  /** Returns what to show below the field for the chosen reason; the error message goes first. */
  hintFor?: (reason: string) => string | undefined;
};

/** The choice of the reason for a refund, the field `reason` of its form. */
export function ReasonField({ reasons, hintFor }: ReasonFieldProps) {
  const { input, setValue } = useFormField<string>('reason');
  const text = input.message ?? hintFor?.(input.value);
  return (
    <FormControl error={Boolean(input.message)}>
      <NativeSelect
        label="Reason"
        value={input.value}
        options={[
          { value: '', label: 'Please choose' },
          ...reasons.map((value) => ({ value, label: reasonLabel(value) })),
        ]}
        onChange={setValue}
      />
      {text && <FormHelperText role="status">{text}</FormHelperText>}
    </FormControl>
  );
}
