import { useMemo } from 'react';
import { useAppDispatch } from '@/store';
import { keepToastAction } from './toastActions';
import { toastDismissed, type ToastLink, toastShown } from './toastsSlice';

type ToastAction = {
  label: string;
  run: () => void;
  /** Milliseconds; without it, the toast stays until it is dismissed. */
  duration?: number;
};

/**
 * Returns functions that show toasts: `toast.success('…')`, `toast.error('…')`, `toast.blank('…')`.
 * `toast.loading('…')` returns a function that dismisses it; `toast.custom('…', action)` has a
 * button.
 */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success: (text: string, link?: ToastLink) =>
        void dispatch(toastShown('success', text, link && { link })),
      /** Null, which `failureText` returns if nobody needs to be told, shows none. */
      error: (text: string | null) => void (text === null || dispatch(toastShown('error', text))),
      blank: (text: string) => void dispatch(toastShown('blank', text)),
      loading: (text: string) => {
        const { id } = dispatch(toastShown('loading', text)).payload;
        return () => void dispatch(toastDismissed(id));
      },
      custom: (text: string, { label, run, ...options }: ToastAction) => {
        const { id } = dispatch(
          toastShown('custom', text, { actionLabel: label, ...options }),
        ).payload;
        keepToastAction(id, run);
      },
    }),
    [dispatch],
  );
}
