import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { buttonLabels } from '@/config/messages';
import { missingPartMessages } from '@/config/pageMessages';
import { useMissingCode } from './useMissingCode';

type PartNotLoadedProps = {
  onRetry: () => void;
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
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;

/** Replaces a part of the page that could not be loaded, and offers a remedy. */
export function PartNotLoaded({ onRetry, isFloating = false }: PartNotLoadedProps) {
  const reason = useMissingCode(onRetry);
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        ...(isFloating && floating),
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {missingPartMessages[reason]}
      </Typography>
      {reason === 'outdated' ? (
        <Button size="small" variant="contained" onClick={() => window.location.reload()}>
          {buttonLabels.reload}
        </Button>
      ) : (
        <Button size="small" variant="outlined" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Box>
  );
}
