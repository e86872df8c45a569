export { RefundState } from './RefundState';
