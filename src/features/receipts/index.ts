export { CreditNoteButton, InvoiceButton, ReceiptButton } from './ReceiptButtons';
export { toInvoice } from './invoice';
export { openReceipt } from './openReceipt';
export { PaymentIds } from './PaymentIds';
export { findPayment, hasReceipt, receiptNumber } from './receipt';
