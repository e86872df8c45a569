import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from './toastsSlice';

/** Shows toasts: `toast.success('…')`, `toast.error('…')`, `toast.blank('…')`. */
export function useToast() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      success: (text: string) => void dispatch(toastShown('success', text)),
      error: (text: string) => void dispatch(toastShown('error', text)),
      blank: (text: string) => void dispatch(toastShown('blank', text)),
    }),
    [dispatch],
  );
}
