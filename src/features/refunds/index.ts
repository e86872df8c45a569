export { RefundState } from './RefundState';
export { refundUntil } from './refundWindows';
