import { useEffect, useState } from 'react';
import { isNewerVersionServed } from '@/lib/newerVersion';

/** Why code is missing, and the remedy: waiting for the network, a retry or a reload. */
export type MissingCode = 'offline' | 'unknown' | 'outdated';

/**
 * Determines why a part of the page could not be loaded, and calls `retry` when the network is
 * back.
 */
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
