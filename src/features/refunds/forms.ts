/** The public index of the parts of forms about payments, kept apart from what shows a refund. */
export { makeRefundSchema, ReasonField, type RefundValues } from './ReasonField';
export { offeredReasons } from './refundWindows';
export { invoiceMessages, refundMessages } from './refundMessages';
