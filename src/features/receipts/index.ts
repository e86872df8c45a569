export { CreditNoteButton } from './CreditNoteButton';
export { findPayment } from './findPayment';
export { InvoiceButton } from './InvoiceButton';
export { PaymentIds } from './PaymentIds';
export { hasReceipt, receiptNumber } from './receipt';
export { ReceiptButton } from './ReceiptButton';
