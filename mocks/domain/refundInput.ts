import { refundLimits, refundReasons } from '@/config/refundReasons';
import { countCharacters } from '@/lib/text';
import { DomainError } from './errors';
import type { RefundRow } from './model';
import { toPlainText } from './reviewInput';

type Fields = Readonly<Record<string, unknown>>;

/** What to say about a text that is too short or too long. */
type TextProblems = { tooShort: string; tooLong: string };

const reject = (field: string, message: string) =>
  new DomainError('badRequest', message, { [field]: message });

function readReason(value: unknown) {
  const reason = refundReasons.find(({ id }) => id === value);
  if (!reason) throw reject('reason', 'Please choose one of the reasons of the refund policy');
  return reason.id;
}

function readText(value: unknown, { tooShort, tooLong }: TextProblems): string {
  const text = typeof value === 'string' ? toPlainText(value) : '';
  const length = countCharacters(text);
  if (length < refundLimits.textMin) throw reject('text', tooShort);
  if (length > refundLimits.textMax) throw reject('text', tooLong);
  return text;
}

/** Reads the reason and the text of a refund; throws `badRequest` for an invalid field. */
export function readRefundInput(
  { reason, text }: Fields,
  problems: TextProblems,
): Pick<RefundRow, 'reason' | 'text'> {
  return { reason: readReason(reason), text: readText(text, problems) };
}
