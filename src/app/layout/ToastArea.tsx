import { lazy, Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectToasts } from '@/features/toasts';

const ToastBridge = lazy(() => import('@/features/toasts/ToastBridge'));

/** The global toast area; its code is loaded with the first toast. */
export function ToastArea() {
  const hasToasts = useSelector(selectToasts).length > 0;
  const wasNeeded = useRef(false);
  wasNeeded.current ||= hasToasts;
  return <Suspense fallback={null}>{wasNeeded.current && <ToastBridge />}</Suspense>;
}
