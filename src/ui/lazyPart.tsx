import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PartNotLoaded } from './PartNotLoaded';

type PartModule<Props> = { default: ComponentType<Props> };

type LazyPartOptions = {
  /** For the log. */
  name: string;
  /** Stands in for the part while it loads; by default the nearest Suspense does. */
  loading?: ReactNode;
  /** Replaces the part when it cannot be loaded or rendered; by default an offer to try again. */
  fallback?: (retry: () => void) => ReactNode;
};

const offerRetry = (retry: () => void) => <PartNotLoaded onRetry={retry} />;

/** A fallback for a part that has no place of its own on the page, such as a menu. */
export const offerRetryInCorner = (retry: () => void): ReactNode => (
  <PartNotLoaded isFloating onRetry={retry} />
);

/**
 * Creates a component whose code is loaded when it is first rendered. It fails alone: the rest of
 * the page stays, and a retry requests the code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  { name, loading, fallback = offerRetry }: LazyPartOptions,
): ComponentType<Props> {
  // A failed `lazy` stays failed, so that a retry needs a new one.
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
