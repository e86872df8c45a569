import { PolicyDocument } from '@/features/policies';
import { privacyPolicy } from './privacyPolicy';

/** How personal data is treated; other pages link to its #cookies and #data-protection (specification, section 2: Policy pages). */
export function PrivacyPage() {
  return <PolicyDocument policy={privacyPolicy} />;
}
