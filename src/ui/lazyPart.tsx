import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isNewerVersionServed } from '@/lib/newerVersion';
import { buttonLabels } from './buttonLabels';
import { ErrorBoundary } from './ErrorBoundary';
import { missingPartMessages } from './missingCodeMessages';
import { RetryNotice } from './RetryNotice';

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

/** A component that is loaded when first rendered; a failure leaves the rest of the page, and can be retried. */
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

type PartNotLoadedProps = { onRetry: () => void; isFloating?: boolean };

/** Replaces a part of the page that could not be loaded, and offers a remedy. */
function PartNotLoaded({ onRetry, isFloating = false }: PartNotLoadedProps) {
  const reason = useMissingCode(onRetry);
  const remedy =
    reason === 'outdated'
      ? { label: buttonLabels.reload, onRetry: () => window.location.reload() }
      : { onRetry };
  return <RetryNotice text={missingPartMessages[reason]} {...remedy} isFloating={isFloating} />;
}

/** Why code is missing, and the remedy: waiting for the network, a retry or a reload. */
export type MissingCode = 'offline' | 'unknown' | 'outdated';

/** Determines why a part of the page could not be loaded, and calls `retry` when the network is back. */
export function useMissingCode(retry: () => void): MissingCode {
  const [reason, setReason] = useState<MissingCode>(navigator.onLine ? 'unknown' : 'offline');

  useEffect(() => {
    let isShown = true;
    void isNewerVersionServed().then((isNewer) => {
      if (isShown && isNewer) setReason('outdated');
    });
    window.addEventListener('online', retry);
    return () => {
      isShown = false;
      window.removeEventListener('online', retry);
    };
  }, [retry]);

  return reason;
}
