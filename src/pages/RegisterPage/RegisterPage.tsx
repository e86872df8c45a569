import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { returnPathAfterRegistration, stateAfterEntry, useAuth } from '@/features/auth';
import { AuthPanel, RegisterForm } from '@/features/auth/forms';
import { purchaseIn } from '@/features/buying';
import { PurchaseIntent } from '@/features/catalog';
import { PageSpinner } from '@/ui/PageSpinner';
import { usePageHead } from '@/ui/usePageHead';

/** The registration page (specification, section 2: Register); users return to what required the login. */
export default function RegisterPage() {
  usePageHead({
    title: 'Sign Up',
    description: 'Create an account to buy ready-made software projects and download them at once.',
  });
  const { status } = useAuth();
  const state: unknown = useLocation().state;
  const purchaseOf = purchaseIn(stateAfterEntry(state));

  if (status === 'loading') return <PageSpinner />;
  if (status === 'authenticated') {
    const to = returnPathAfterRegistration(state);
    return <Navigate to={to} state={stateAfterEntry(state)} replace />;
  }
  return (
    <AuthPanel
      heading="Create your account"
      purchase={purchaseOf !== undefined && <PurchaseIntent projectId={purchaseOf} />}
      alternative={{ question: 'Registered already?', label: 'Login', to: paths.login }}
    >
      <RegisterForm />
    </AuthPanel>
  );
}
