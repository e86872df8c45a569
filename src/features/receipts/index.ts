export { ReceiptButton, usePapers } from './ReceiptButtons';
export { toInvoice } from './invoice';
export { openReceipt } from './openReceipt';
export { PaymentIds } from './PaymentIds';
export { ReceiptMail } from './ReceiptMail';
export { findPayment, hasReceipt, receiptNumber } from './receipt';
