import { useId } from 'react';
import { object, string } from 'yup';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { Payment } from '@/api/paymentsApi';
import { refundLimits as limits, refundReasons } from '@/config/refundReasons';
import { namesOf } from '@/lib/tables';
import { dayOf, startOfDay } from '@/lib/time';
import { FormTextField } from '@/ui/form/FormTextField';
import { shownText } from '@/ui/form/shownText';
import { useFormField } from '@/ui/form/useFormField';
import { NativeSelect } from '@/ui/NativeSelect';
import { useClock } from '@/ui/useClock';
import { type OfferedReason, offeredReasons } from './refundWindows';

type RefundFieldsProps = {
  /** The payment of a buyer, whom the policy's periods bind; staff choose from all reasons. */
  payment?: Payment;
  /** The label and the hint of the text. */
  label: string;
  hint: string;
  minRows: number;
};

/** The fields of a form about a refund: its reason, and a text for the other side. */
export function RefundFields({ payment, label, hint, minRows }: RefundFieldsProps) {
  return (
    <>
      <ReasonField payment={payment} />
      <FormTextField
        name="text"
        label={label}
        minRows={minRows}
        countTo={limits.textMax}
        hint={hint}
      />
    </>
  );
}

const ALL_REASONS: readonly OfferedReason[] = namesOf(refundReasons).map((id) => ({
  id,
  isOver: false,
}));

function ReasonField({ payment }: { payment: Payment | undefined }) {
  const { input, setValue } = useFormField<string>('reason');
  const textId = useId();
  const today = useClock(() => dayOf(Date.now()));
  const reasons = payment ? offeredReasons(payment, startOfDay(today)) : ALL_REASONS;
  const chosen = reasons.find(({ id }) => id === input.value);
  const condition = payment && chosen && refundReasons[chosen.id].condition;
  // Beside its note, the chosen reason would be cut on a phone.
  const hint = [chosen?.note, condition].filter(Boolean).join('. ');
  const text = input.message ?? hint;
  return (
    <FormControl error={Boolean(input.message)}>
      <NativeSelect
        label="Reason"
        name={input.name}
        error={Boolean(input.message)}
        descriptionId={textId}
        onBlur={input.onBlur}
        value={input.value}
        options={[
          { value: '', label: 'Please choose' },
          ...reasons.map(({ id, note, isOver }) => ({
            value: id,
            label: `${refundReasons[id].label}${note && id !== input.value ? ` (${note})` : ''}`,
            isDisabled: isOver,
          })),
        ]}
        onChange={setValue}
      />
      <FormHelperText
        id={textId}
        aria-live="polite"
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {text}
      </FormHelperText>
    </FormControl>
  );
}

/** The values of an empty form about a refund. */
export const EMPTY_REFUND = { reason: '', text: '' };

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
