export { ReceiptButton, usePapers } from './ReceiptButton';
export { toInvoice } from './invoice';
export { openReceipt } from './openReceipt';
export { PaymentBadge } from './PaymentBadge';
export { PaymentIds } from './PaymentIds';
export { ReceiptMail } from './ReceiptMail';
export { paymentStatusChoices, statusOf, sumPaid } from './paymentStatuses';
export { findPayment, receiptNumber } from './receipt';
