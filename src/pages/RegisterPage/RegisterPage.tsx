import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { returnPathAfterRegistration, useAuth } from '@/features/auth';
import { AuthPanel, RegisterForm } from '@/features/auth/forms';
import { PageSpinner } from '@/ui/PageSpinner';
import { usePageHead } from '@/ui/usePageHead';

/**
 * The registration page; redirects signed-in users to the home page, or to the page that asked for the
 * login (specification, section 2: Register).
 */
export function RegisterPage() {
  usePageHead({
    title: 'Sign Up',
    description: 'Create an account to buy ready-made software projects and download them at once.',
  });
  const { status } = useAuth();
  const state: unknown = useLocation().state;

  if (status === 'loading') return <PageSpinner />;
  if (status === 'authenticated')
    return <Navigate to={returnPathAfterRegistration(state)} replace />;
  return (
    <AuthPanel
      heading="Create your account"
      alternative={{ question: 'Registered already?', label: 'Login', to: paths.login, state }}
    >
      <RegisterForm />
    </AuthPanel>
  );
}
