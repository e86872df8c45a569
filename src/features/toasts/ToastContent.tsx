import { forwardRef } from 'react';
import { SnackbarContent, closeSnackbar, type CustomContentProps } from 'notistack';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircleRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import InfoIcon from '@mui/icons-material/InfoRounded';
import { IconButton } from '@/ui/IconButton';

const looks = {
  success: { Icon: CheckCircleIcon, color: 'success.main' },
  error: { Icon: ErrorIcon, color: 'error.main' },
  default: { Icon: InfoIcon, color: 'primary.main' },
} as const;

/** One toast: icon, text and a close button, announced to screen readers. */
export const ToastContent = forwardRef<HTMLDivElement, CustomContentProps>(function ToastContent(
  { id, message, variant, style, className },
  ref,
) {
  const { Icon, color } = looks[variant as keyof typeof looks] ?? looks.default;
  return (
    <SnackbarContent
      ref={ref}
      style={style}
      className={className}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <Paper
        elevation={8}
        sx={{
          display: 'flex',
          alignItems: 'center',
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
        <Icon aria-hidden sx={{ color, flexShrink: 0 }} />
        <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        <Box sx={{ flexShrink: 0 }}>
          <IconButton size="small" aria-label="Dismiss message" onClick={() => closeSnackbar(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </Paper>
    </SnackbarContent>
  );
});
