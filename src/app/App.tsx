import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { AppStore } from '@/store';
import { AppFrame } from './AppFrame';
import { AppProviders } from './AppProviders';

type AppProps = {
  store: AppStore;
  /** Called when the layout or an error message is in the document. */
  onRendered?: () => void;
};

/** Renders the storefront with a store. */
export function App({ store, onRendered }: AppProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <AppProviders store={store}>
      <BrowserRouter>
        <AppFrame />
      </BrowserRouter>
    </AppProviders>
  );
}
