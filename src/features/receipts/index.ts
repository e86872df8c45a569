export { CreditNoteButton } from './CreditNoteButton';
export { findPayment } from './findPayment';
export { InvoiceButton } from './InvoiceButton';
export { toInvoice } from './invoice';
export { openReceipt } from './openReceipt';
export { PaymentIds } from './PaymentIds';
export { hasReceipt, receiptNumber } from './receipt';
export { ReceiptButton } from './ReceiptButton';
