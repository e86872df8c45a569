import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { runToastAction } from './toastActions';
import { selectToasts, toastDismissed, type Toast } from './toastsSlice';

/** Id of the plain toasts' element. */
export const PLAIN_TOASTS_ID = 'plain-toasts';

/**
 * Shows the toasts without notistack while its code loads or cannot be loaded, so that no message
 * is lost; calls `onOnline` when the network is back.
 */
export function PlainToasts({ onOnline }: { onOnline?: () => void }) {
  const toasts = useAppSelector(selectToasts);

  useEffect(() => {
    if (!onOnline) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);

  return (
    <Box
      id={PLAIN_TOASTS_ID}
      sx={{
        position: 'fixed',
        top: HEADER_HEIGHT + 20,
        right: 20,
        left: 20,
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        maxWidth: 440,
        ml: 'auto',
        // On a fast line, notistack comes first.
        animation: 'late 0s 500ms backwards',
        '@keyframes late': { from: { visibility: 'hidden' } },
      }}
    >
      {toasts.map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </Box>
  );
}

function PlainToast({ id, type, text, duration, link, actionLabel }: Toast) {
  const dispatch = useAppDispatch();
  const dismiss = () => {
    // The pressed button disappears.
    document.querySelector('main')?.focus({ preventScroll: true });
    dispatch(toastDismissed(id));
  };

  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(() => dispatch(toastDismissed(id)), duration);
    return () => clearTimeout(timer);
  }, [id, duration, dispatch]);

  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {link && (
        <Button size="small" component={RouterLink} to={link.to} onClick={dismiss}>
          {link.label}
        </Button>
      )}
      {actionLabel && (
        <Button
          size="small"
          onClick={() => {
            dismiss();
            runToastAction(id);
          }}
        >
          {actionLabel}
        </Button>
      )}
      <Button size="small" onClick={dismiss}>
        Dismiss
      </Button>
    </Box>
  );
}
