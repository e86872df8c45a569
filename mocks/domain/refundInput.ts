import { refundLimits, refundReasons } from '@/config/refundReasons';
import { type Fields, readFields, readText, requireField } from './fields';
import type { RefundRow } from './model';

/** What to say about a text that is too short or too long. */
type TextProblems = { tooShort: string; tooLong: string };

function readReason(value: unknown): RefundRow['reason'] {
  const reason = refundReasons.find(({ id }) => id === value);
  requireField(reason !== undefined, 'Please choose one of the reasons of the refund policy');
  return reason.id;
}

/** Reads the reason and the text of a refund; throws `badRequest` with a message for each invalid field. */
export function readRefundInput(
  fields: Fields,
  problems: TextProblems,
): Pick<RefundRow, 'reason' | 'text'> {
  const { textMin: min, textMax: max } = refundLimits;
  return readFields(fields, {
    reason: readReason,
    text: (value) => readText(value, { min, max, ...problems }),
  });
}
