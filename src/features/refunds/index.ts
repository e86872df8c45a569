export { RefundState } from './RefundState';
export { reasonLabel } from './reasonLabel';
