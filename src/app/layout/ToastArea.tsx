import { lazy, Suspense, useState } from 'react';
import { selectToasts } from '@/features/toasts';
import { useAppSelector } from '@/lib/storeHooks';

const ToastBridge = lazy(() => import('@/features/toasts/ToastBridge'));

/** The global toast area, loaded with the first toast. */
export function ToastArea() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasToasts && !wasNeeded) setWasNeeded(true);
  return <Suspense fallback={null}>{wasNeeded && <ToastBridge />}</Suspense>;
}
