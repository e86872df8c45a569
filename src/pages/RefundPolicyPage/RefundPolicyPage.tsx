import { PolicyDocument } from '@/features/policies';
import { refundPolicy } from './refundPolicy';

/** The policy on cancellations, refunds and exchanges (specification, section 2: Policy pages). */
export function RefundPolicyPage() {
  return <PolicyDocument policy={refundPolicy} />;
}
