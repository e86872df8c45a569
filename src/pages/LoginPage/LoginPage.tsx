import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { returnPath, stateAfterEntry, useAuth } from '@/features/auth';
import { AuthPanel, LoginForm } from '@/features/auth/forms';
import { purchaseIn } from '@/features/buying';
import { PurchaseIntent } from '@/features/catalog';
import { PageSpinner } from '@/ui/PageSpinner';
import { usePageHead } from '@/ui/usePageHead';

/** The login page; redirects signed-in users to where they came from (specification, section 2: Login). */
export default function LoginPage() {
  usePageHead({ title: 'Login', description: 'Log in to buy, download and manage your projects.' });
  const { status } = useAuth();
  const state: unknown = useLocation().state;
  const purchaseOf = purchaseIn(stateAfterEntry(state));

  if (status === 'loading') return <PageSpinner />;
  if (status === 'authenticated') {
    return <Navigate to={returnPath(state)} state={stateAfterEntry(state)} replace />;
  }
  return (
    <AuthPanel
      heading="Welcome back"
      purchase={purchaseOf !== undefined && <PurchaseIntent projectId={purchaseOf} />}
      alternative={{ question: 'New here?', label: 'Create an account', to: paths.register }}
    >
      <LoginForm />
    </AuthPanel>
  );
}
