import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './AppFrame';
import { AppProviders } from './AppProviders';
import type { AppStore } from './store/makeStore';

/** Renders the storefront with a store. */
export function App({ store }: { store: AppStore }) {
  return (
    <AppProviders store={store}>
      <BrowserRouter>
        <AppFrame />
      </BrowserRouter>
    </AppProviders>
  );
}
