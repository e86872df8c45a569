export { ReceiptButton } from './ReceiptButton';
