/** The public index of the parts of refund forms, kept apart from what shows a refund. */
export { ReasonField } from './ReasonField';
export { makeRefundSchema, type RefundValues } from './refundSchema';
