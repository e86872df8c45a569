import { forwardRef, useEffect, useReducer } from 'react';
import {
  closeSnackbar,
  type CustomContentProps,
  SnackbarContent,
  type VariantType,
} from 'notistack';
import CheckCircleIcon from '@mui/icons-material/CheckCircleRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import InfoIcon from '@mui/icons-material/InfoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { rowSx } from '@/theme/mixins';
import { useFocusReturn } from '@/ui/focusHooks';
import { IconAction } from '@/ui/IconAction';
import { runToastAction } from './toastActions';
import type { ToastLink } from './toastsSlice';

const plain = { Icon: InfoIcon, color: 'primary.main' };
const styles: Partial<Record<VariantType, typeof plain>> = {
  success: { Icon: CheckCircleIcon, color: 'success.main' },
  error: { Icon: ErrorIcon, color: 'error.main' },
};

type ToastContentProps = CustomContentProps & {
  link?: ToastLink;
  actionLabel?: string;
  isLoading?: boolean;
  duration?: number | null;
};

/** The events by which a toast is held or released, by what holds it. */
type Holder = 'focus' | 'pointer' | 'window';

/**
 * Closes a toast after its time, which begins anew once neither pointer nor focus is on it and the window is
 * used, for one that comes to a hidden tab only then; returns props for its element.
 */
function useClosing(id: CustomContentProps['id'], duration: number | null) {
  const [holders, hold] = useReducer(
    (held: readonly Holder[], [holder, isHeld]: [Holder, boolean]) => [
      ...held.filter((one) => one !== holder),
      ...(isHeld ? [holder] : []),
    ],
    [],
    (): readonly Holder[] => (document.visibilityState === 'hidden' ? ['window'] : []),
  );
  const isHeld = holders.length > 0;

  useEffect(() => {
    if (duration === null || isHeld) return;
    const timer = setTimeout(() => closeSnackbar(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  useEffect(() => {
    const [leave, enter] = [() => hold(['window', true]), () => hold(['window', false])];
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  return {
    onMouseEnter: () => hold(['pointer', true]),
    onMouseLeave: () => hold(['pointer', false]),
    onFocus: () => hold(['focus', true]),
    onBlur: () => hold(['focus', false]),
  };
}

/** One toast: icon, text, a button if it has one, and a close button; it is announced to screen readers. */
export const ToastContent = forwardRef<HTMLDivElement, ToastContentProps>(function ToastContent(
  { id, message, variant, style, className, link, actionLabel, isLoading, duration = null },
  ref,
) {
  const closing = useClosing(id, duration);
  const { Icon, color } = styles[variant] ?? plain;
  return (
    <SnackbarContent
      {...closing}
      ref={ref}
      style={style}
      className={className}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <Paper
        {...useFocusReturn()}
        elevation={8}
        sx={{
          ...rowSx,
          gap: 1.5,
          width: '100%',
          maxWidth: 440,
          pl: 2,
          pr: 1,
          py: 1,
          borderLeft: 4,
          borderColor: color,
        }}
      >
        {isLoading ? (
          <CircularProgress aria-hidden size={22} sx={{ flexShrink: 0 }} />
        ) : (
          <Icon sx={{ color, flexShrink: 0 }} />
        )}
        <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          <span>{message}</span>
          {link && (
            <Link
              href={link.to}
              onClick={() => closeSnackbar(id)}
              sx={{ display: 'block', mt: 0.5, fontWeight: 650 }}
            >
              {link.label}
            </Link>
          )}
        </Typography>
        {actionLabel && (
          <Button
            size="small"
            onClick={() => {
              closeSnackbar(id);
              runToastAction(String(id));
            }}
            sx={{ flexShrink: 0 }}
          >
            {actionLabel}
          </Button>
        )}
        <Box sx={{ flexShrink: 0 }}>
          <IconAction size="small" label="Dismiss message" onClick={() => closeSnackbar(id)}>
            <CloseIcon fontSize="small" />
          </IconAction>
        </Box>
      </Paper>
    </SnackbarContent>
  );
});
