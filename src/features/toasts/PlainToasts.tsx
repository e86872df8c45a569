import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { runToastAction } from './toastActions';
import { selectToasts, toastDismissed } from './toastsSlice';

/**
 * Shows the toasts without notistack while its code cannot be loaded, so that no message is lost;
 * calls `onOnline` when the network is back.
 */
export function PlainToasts({ onOnline }: { onOnline: () => void }) {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();

  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);

  return (
    <Box
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
      }}
    >
      {toasts.map(({ id, type, text, actionLabel }) => (
        <Box
          key={id}
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
          {actionLabel && (
            <Button
              size="small"
              onClick={() => {
                dispatch(toastDismissed(id));
                runToastAction(id);
              }}
            >
              {actionLabel}
            </Button>
          )}
          <Button size="small" onClick={() => dispatch(toastDismissed(id))}>
            Dismiss
          </Button>
        </Box>
      ))}
    </Box>
  );
}
