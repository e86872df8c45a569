export { RefundPolicyPage as default } from './RefundPolicyPage';
