import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AuthPanel, ResetPasswordForm } from '@/features/auth/forms';
import { readLinkToken } from '@/lib/addresses';
import { usePageHead } from '@/ui/usePageHead';

/** Sets a new password with a mailed link (extension). */
export default function ResetPasswordPage() {
  usePageHead({
    title: 'New password',
    description: 'Set a new password for your account.',
    isIndexed: false,
  });
  return (
    <AuthPanel
      heading="Set a new password"
      alternative={{ question: 'Remembered it?', label: 'Login', to: paths.login }}
    >
      <ResetPasswordForm token={readLinkToken(useLocation().hash)} />
    </AuthPanel>
  );
}
