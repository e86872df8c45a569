import { type ComponentProps, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './AppFrame';
import { AppProviders } from './AppProviders';

type AppProps = Omit<ComponentProps<typeof AppProviders>, 'children'> & {
  /** Called when the layout or an error message is in the document. */
  onRendered?: () => void;
};

/** Renders the storefront with a store. */
export function App({ onRendered, ...providers }: AppProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <AppProviders {...providers}>
      <BrowserRouter>
        <AppFrame />
      </BrowserRouter>
    </AppProviders>
  );
}
