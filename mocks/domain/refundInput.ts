import { refundLimits, refundReasons } from '@/config/refundReasons';
import { isRowOf } from '@/lib/tables';
import { type Fields, readFields, readText, reject } from './fields';
import type { RefundRow } from './model';

/** What to say about a text that is too short or too long. */
type TextProblems = { tooShort: string; tooLong: string };

function readReason(value: unknown): RefundRow['reason'] {
  if (!isRowOf(refundReasons, value)) {
    reject('Please choose one of the reasons of the refund policy');
  }
  return value;
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
