import { object, string } from 'yup';
import { refundMessages } from '@/config/refundMessages';
import { refundLimits as limits } from '@/config/refundReasons';

/** The fields of a form about a refund. */
export type RefundValues = { reason: string; text: string };

type TextMessages = Record<'textRequired' | 'textTooShort' | 'textTooLong', string>;

/** Creates the schema of a form about a refund, with the messages about its text. */
export const makeRefundSchema = (texts: TextMessages) =>
  object({
    reason: string().required(refundMessages.reasonRequired),
    text: string()
      .trim()
      .required(texts.textRequired)
      .min(limits.textMin, texts.textTooShort)
      .max(limits.textMax, texts.textTooLong),
  });
