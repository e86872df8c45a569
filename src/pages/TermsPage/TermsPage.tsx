import { PolicyDocument } from '@/features/policies';
import { termsPolicy } from './termsPolicy';

/** The terms and conditions, in 13 numbered sections (specification, section 2: Policy pages). */
export function TermsPage() {
  return <PolicyDocument policy={termsPolicy} />;
}
