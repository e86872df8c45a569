import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { wrapSx } from '@/theme/mixins';
import { buttonLabels } from './buttonLabels';

type RetryNoticeProps = {
  /** What failed. */
  text: string;
  label?: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Fixed to the bottom of the window, for a part without a place of its own. */
  isFloating?: boolean;
};

const floating = {
  position: 'fixed',
  left: 16,
  right: 16,
  bottom: 16,
  zIndex: 'snackbar',
  maxWidth: 440,
  mx: 'auto',
  boxShadow: 8,
} as const;

/** Replaces what could not be loaded, and offers a retry; lighter than an Alert, for first views. */
export function RetryNotice(props: RetryNoticeProps) {
  const {
    text,
    label = buttonLabels.tryAgain,
    onRetry,
    isRetrying = false,
    isFloating = false,
  } = props;
  return (
    <Box
      role="alert"
      sx={{
        ...wrapSx,
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(isFloating && floating),
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {text}
      </Typography>
      <Button size="small" variant="outlined" loading={isRetrying} onClick={onRetry}>
        {label}
      </Button>
    </Box>
  );
}
