/** The public index of the parts of forms about refunds, kept apart from what shows a refund. */
export { makeRefundSchema, ReasonField, type RefundValues } from './ReasonField';
export { REVIEW_NOTE, stepsFrom } from './refundStatuses';
export { offeredReasons } from './refundWindows';
