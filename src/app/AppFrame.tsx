import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Layout } from './layout/Layout';
import { PageFailure } from './PageFailure';
import { AppRoutes } from './router/AppRoutes';

const pageFailure = () => <PageFailure />;

/** Renders the layout and the current page; expects the providers and the router around it. */
export function AppFrame() {
  const { key } = useLocation();
  return (
    <ErrorBoundary name="the app" fallback={pageFailure}>
      <Layout>
        {/* If a page fails, the header and the navigation remain. */}
        <ErrorBoundary name="the page" fallback={pageFailure} resetKey={key}>
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
