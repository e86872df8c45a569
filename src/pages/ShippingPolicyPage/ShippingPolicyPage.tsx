import { PolicyDocument } from '@/features/policies';
import { shippingPolicy } from './shippingPolicy';

/** How bought projects are delivered (specification, section 2: Policy pages). */
export function ShippingPolicyPage() {
  return <PolicyDocument policy={shippingPolicy} />;
}
