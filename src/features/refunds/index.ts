export { RefundState } from './RefundState';
export { REFUND_STATUSES, refundStatusChoices } from './refundStatuses';
export { refundUntil } from './refundWindows';
