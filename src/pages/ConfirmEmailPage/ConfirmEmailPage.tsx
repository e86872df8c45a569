import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AuthPanel, ConfirmEmail } from '@/features/auth/forms';
import { readLinkToken } from '@/lib/addresses';
import { usePageHead } from '@/ui/usePageHead';

/** Confirms a new email address with a mailed link (extension). */
export default function ConfirmEmailPage() {
  usePageHead({
    title: 'New email address',
    description: 'Confirm the new email address of your account.',
    isIndexed: false,
  });
  return (
    <AuthPanel
      heading="Confirm your new address"
      alternative={{
        question: 'You did not ask for this?',
        label: 'Contact us',
        to: paths.contact,
      }}
    >
      <ConfirmEmail token={readLinkToken(useLocation().hash)} />
    </AuthPanel>
  );
}
