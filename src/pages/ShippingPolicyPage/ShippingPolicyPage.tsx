import { PolicyDocument } from '@/features/policies';
import { shippingPolicy } from './shippingPolicy';

/** The policy on the delivery of projects (specification, section 2: Policy pages). */
export function ShippingPolicyPage() {
  return <PolicyDocument policy={shippingPolicy} />;
}
