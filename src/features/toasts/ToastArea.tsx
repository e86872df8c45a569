import { useEffect, useRef, useState } from 'react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { TOAST_LIMIT } from '@/config/constants';
import { useAppDispatch, useAppSelector } from '@/store';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { ToastContent } from './ToastContent';
import { selectToasts, toastDismissed, type ToastLink, type ToastType } from './toastsSlice';

declare module 'notistack' {
  interface OptionsObject {
    link?: ToastLink | undefined;
    actionLabel?: string | undefined;
    isLoading?: boolean;
    /** How long it stays, in milliseconds; null until it is dismissed. */
    duration?: number | null;
  }
}

const variantOf: Record<ToastType, 'default' | 'error' | 'success'> = {
  blank: 'default',
  custom: 'default',
  loading: 'default',
  error: 'error',
  success: 'success',
};

/** Shows the toasts of the store with notistack, and dismisses closed ones in the store. */
function ToastHandover() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const handedOver = useRef(new Set<string>());

  useEffect(() => {
    const current = new Set(toasts.map(({ id }) => id));
    for (const id of handedOver.current) {
      if (current.has(id)) continue;
      closeSnackbar(id);
      handedOver.current.delete(id);
    }
    for (const { id, type, text, duration, link, actionLabel } of toasts) {
      if (handedOver.current.has(id)) continue;
      handedOver.current.add(id);
      enqueueSnackbar(text, {
        key: id,
        variant: variantOf[type],
        // The content keeps the time, which waits while the toast is used.
        autoHideDuration: null,
        duration,
        link,
        actionLabel,
        isLoading: type === 'loading',
        onClose: () => void dispatch(toastDismissed(id)),
      });
    }
  }, [toasts, dispatch]);

  return null;
}

/**
 * At the top right just below the header, beside what a page begins with; on narrow screens, which
 * have no such place, above the bars at the bottom.
 */
const placeSx = ({ breakpoints }: Theme) => ({
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    top: HEADER_HEIGHT + 4,
    [breakpoints.down('md')]: {
      top: 'auto',
      bottom: 'calc(68px + env(safe-area-inset-bottom, 0px))',
    },
  },
});

/** The global toast area (specification, section 2: Shell). */
export function ToastArea() {
  // Screen readers announce what is added to a region that has stood before.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  return (
    <SnackbarProvider
      {...(region && { domRoot: region })}
      maxSnack={TOAST_LIMIT}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ default: ToastContent, error: ToastContent, success: ToastContent }}
    >
      <GlobalStyles styles={placeSx} />
      <div ref={setRegion} aria-live="polite" aria-relevant="additions text" />
      {region && <ToastHandover />}
    </SnackbarProvider>
  );
}
