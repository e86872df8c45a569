export { CreditNoteButton, InvoiceButton } from './InvoiceButtons';
export { toInvoice } from './invoice';
export { openReceipt } from './openReceipt';
export { PaymentIds } from './PaymentIds';
export { findPayment, hasReceipt, receiptNumber } from './receipt';
export { ReceiptButton } from './ReceiptButton';
