export { makeRefundSchema, ReasonField, type RefundValues } from './ReasonField';
export { RefundState } from './RefundState';
export { REFUND_STATUSES, refundStatusChoices, REVIEW_NOTE, stepsFrom } from './refundStatuses';
export { offeredReasons, refundUntil } from './refundWindows';
