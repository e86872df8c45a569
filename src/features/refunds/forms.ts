/** The public index of the parts of refund forms, kept apart from what shows a refund. */
export { makeRefundSchema, ReasonField, type RefundValues } from './ReasonField';
