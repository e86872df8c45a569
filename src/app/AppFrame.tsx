import { AppErrorBoundary } from './AppErrorBoundary';
import { Layout } from './layout/Layout';
import { AppRoutes } from './router/AppRoutes';

/** Everything inside the providers and the router: the layout and the page of the current address. */
export function AppFrame() {
  return (
    <AppErrorBoundary>
      <Layout>
        <AppRoutes />
      </Layout>
    </AppErrorBoundary>
  );
}
