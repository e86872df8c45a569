import { useState } from 'react';
import { PolicyDocument } from '@/features/policies';
import { getPrivacyPolicy } from './privacyPolicy';

/**
 * The privacy policy; other pages link to #cookies and #data-protection (specification, section 2:
 * Policy pages).
 */
export function PrivacyPage() {
  const [policy] = useState(getPrivacyPolicy);
  return <PolicyDocument policy={policy} />;
}
