import { AppErrorBoundary } from './AppErrorBoundary';
import { Layout } from './layout/Layout';
import { AppRoutes } from './router/AppRoutes';

/** Renders the layout and the current page; expects the providers and the router around it. */
export function AppFrame() {
  return (
    <AppErrorBoundary>
      <Layout>
        <AppRoutes />
      </Layout>
    </AppErrorBoundary>
  );
}
