import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AuthPanel, ForgotPasswordForm } from '@/features/auth/forms';
import { usePageHead } from '@/ui/usePageHead';

/** Returns the email address typed into the login form. */
function readEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Requests a password reset link (extension). */
export default function ForgotPasswordPage() {
  usePageHead({
    title: 'Forgot password',
    description: 'Get a link that sets a new password.',
    isIndexed: false,
  });
  const state: unknown = useLocation().state;
  return (
    <AuthPanel
      heading="Forgot password?"
      alternative={{ question: 'Remembered it?', label: 'Login', to: paths.login }}
    >
      <ForgotPasswordForm initialEmail={readEmail(state)} />
    </AuthPanel>
  );
}
