import { useLocation } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { useAppDispatch } from '@/store';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Layout } from './layout/Layout';
import { AppRoutes } from './router/AppRoutes';

/** Replaces a page that failed while rendering, as one with a response that is not as documented does. */
const pageFailure = (onRetry: () => void) => (
  <EmptyState
    heading="This page could not be shown"
    text="Something went wrong on our side. Your cart and your purchases are safe."
    action={{ label: buttonLabels.tryAgain, onClick: onRetry }}
  />
);

/** Renders the layout and the current page; expects the providers and the router around it. */
export function AppFrame() {
  const { key } = useLocation();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary name="the app" fallback={() => pageFailure(() => window.location.reload())}>
      <Layout>
        {/* If a page fails, the header and the navigation remain. */}
        <ErrorBoundary
          name="the page"
          fallback={pageFailure}
          resetKey={key}
          // What the page could not show must not be shown to it again.
          onRetry={() => dispatch(baseApi.util.resetApiState())}
        >
          <AppRoutes />
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
