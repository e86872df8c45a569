import { object, string } from 'yup';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { refundLimits as limits, refundReasons } from '@/config/refundReasons';
import { namesOf } from '@/lib/tables';
import { shownText } from '@/ui/form/shownText';
import { useFormField } from '@/ui/form/useFormField';
import { NativeSelect } from '@/ui/NativeSelect';
import type { OfferedReason } from './refundWindows';

type ReasonFieldProps = {
  /** The reasons to choose from, by the backend's names; those that are over cannot be chosen. */
  reasons: readonly (Omit<OfferedReason, 'isOver'> & { isOver?: boolean })[];
  /** Returns what to show below the field for the chosen reason; the error message goes first. */
  hintFor?: (reason: string) => string | undefined;
};

/** The choice of the reason for a refund, the field `reason` of its form. */
export function ReasonField({ reasons, hintFor }: ReasonFieldProps) {
  const { input, setValue } = useFormField<string>('reason');
  // Beside its note, the chosen reason would be cut on a phone.
  const chosenNote = reasons.find(({ id }) => id === input.value)?.note;
  const hint = [chosenNote, hintFor?.(input.value)].filter(Boolean).join('. ');
  const text = input.message ?? hint;
  return (
    <FormControl error={Boolean(input.message)}>
      <NativeSelect
        label="Reason"
        value={input.value}
        options={[
          { value: '', label: 'Please choose' },
          ...reasons.map(({ id, note, isOver = false }) => ({
            value: id,
            label: `${refundReasons[id].label}${note && id !== input.value ? ` (${note})` : ''}`,
            isDisabled: isOver,
          })),
        ]}
        onChange={setValue}
      />
      {text && (
        <FormHelperText role="status" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** The fields of a form about a refund. */
export type RefundValues = { reason: string; text: string };

const NO_REASON = 'Please choose a reason';

type TextMessages = Record<'textRequired' | 'textTooShort' | 'textTooLong', string>;

/** Creates the schema of a form about a refund, with the messages about its text; it casts to what is sent. */
export const makeRefundSchema = (texts: TextMessages) =>
  object({
    reason: string().oneOf(namesOf(refundReasons), NO_REASON).required(NO_REASON),
    text: shownText()
      .required(texts.textRequired)
      .min(limits.textMin, texts.textTooShort)
      .max(limits.textMax, texts.textTooLong),
  });
