import { useMemo } from 'react';
import { useAppDispatch } from '@/lib/storeHooks';
import { toastShown } from './toastsSlice';

/** Shows toasts: `toast.success('…')`, `toast.error('…')`, `toast.blank('…')`. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success: (text: string) => void dispatch(toastShown('success', text)),
      error: (text: string) => void dispatch(toastShown('error', text)),
      blank: (text: string) => void dispatch(toastShown('blank', text)),
    }),
    [dispatch],
  );
}
