import { BrowserRouter } from 'react-router-dom';
import { AppProviders } from './AppProviders';
import { AppErrorBoundary } from './AppErrorBoundary';
import { Layout } from './layout/Layout';
import { AppRoutes } from './router/AppRoutes';
import type { AppStore } from './store/makeStore';

/** The storefront over a store. */
export function App({ store }: { store: AppStore }) {
  return (
    <AppProviders store={store}>
      <BrowserRouter>
        <AppErrorBoundary>
          <Layout>
            <AppRoutes />
          </Layout>
        </AppErrorBoundary>
      </BrowserRouter>
    </AppProviders>
  );
}
