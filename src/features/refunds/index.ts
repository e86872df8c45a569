export { EMPTY_REFUND, makeRefundSchema, RefundFields } from './RefundFields';
export { RefundState } from './RefundState';
export { REFUND_STATUSES, refundStatusChoices, REVIEW_NOTE, stepsFrom } from './refundStatuses';
export { refundUntil, withoutEnded } from './refundWindows';
