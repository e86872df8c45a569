import { PolicyDocument } from '@/features/policies';
import { privacyPolicy } from './privacyPolicy';

/**
 * The privacy policy; other pages link to #cookies and #data-protection (specification, section 2:
 * Policy pages).
 */
export function PrivacyPage() {
  return <PolicyDocument policy={privacyPolicy} />;
}
