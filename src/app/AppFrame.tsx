import { useLocation } from 'react-router-dom';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Layout } from './layout/Layout';
import { AppRoutes } from './router/AppRoutes';

/** Replaces a page that failed while rendering, and offers to reload. */
const pageFailure = () => (
  <EmptyState
    heading="This page could not be shown"
    text="Something went wrong on our side. Your cart and your purchases are safe."
    action={{ label: 'Reload the page', onClick: () => window.location.reload() }}
  />
);

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
