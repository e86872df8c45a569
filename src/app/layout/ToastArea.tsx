import { useState } from 'react';
import { PlainToasts, selectToasts } from '@/features/toasts';
import { useAppSelector } from '@/lib/storeHooks';
import { lazyPart } from '@/ui/lazyPart';

const ToastBridge = lazyPart(
  () => import('@/features/toasts/takeOver').then(({ takeOver }) => takeOver()),
  {
    name: 'the toasts',
    loading: <PlainToasts />,
    fallback: (retry) => <PlainToasts onOnline={retry} />,
  },
);

/** The global toast area, started with the first toast. */
export function ToastArea() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasToasts && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <ToastBridge /> : null;
}
