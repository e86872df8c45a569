import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PartNotLoaded } from './PartNotLoaded';

type PartModule<Props> = { default: ComponentType<Props> };

type LazyPartOptions = {
  /** Name of the part in the log. */
  name: string;
  /** Shown while the part loads; by default, the nearest Suspense boundary's fallback is. */
  loading?: ReactNode;
  /** Replaces the part if it cannot be loaded or rendered; by default, offers a retry. */
  fallback?: (retry: () => void) => ReactNode;
};

const offerRetry = (retry: () => void) => <PartNotLoaded onRetry={retry} />;

/** The fallback of a part without a place of its own, such as a menu. */
export const offerRetryInCorner = (retry: () => void): ReactNode => (
  <PartNotLoaded isFloating onRetry={retry} />
);

/**
 * Creates a component whose code is loaded on first render. Failures are contained: the rest of the
 * page stays, and a retry requests the code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { name, loading, fallback = offerRetry }: LazyPartOptions,
): ComponentType<Props> {
  // A failed `lazy` component stays failed, so a retry needs a new one.
  let shared = lazy(load) as ComponentType<Props>;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => shared);
    const renew = () => {
      shared = lazy(load) as ComponentType<Props>;
      setPart(() => shared);
    };
    const part = <Part {...props} />;
    return (
      <ErrorBoundary name={name} fallback={fallback} onRetry={renew}>
        {loading === undefined ? part : <Suspense fallback={loading}>{part}</Suspense>}
      </ErrorBoundary>
    );
  };
}
