export { ShippingPolicyPage as default } from './ShippingPolicyPage';
