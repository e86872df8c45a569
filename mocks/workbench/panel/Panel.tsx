import { useMemo, useState, type KeyboardEvent } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Workbench } from '../types';
import { PanelTabs } from './PanelTabs';
import { usePanelTheme } from './theme';
import { useDroppedFiles } from './useDroppedFiles';
import { useScreenshots } from './useScreenshots';
import { PanelContext, useWorkbench } from './workbenchContext';

/** Id of the panel's element, used to focus it. */
export const PANEL_ID = 'workbench-panel';

const layout = {
  position: 'fixed',
  insetBlock: 0,
  zIndex: 'modal',
  width: { xs: '100%', sm: 600 },
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'none' },
} as const;

const header = { display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 0.75 } as const;

/** The workbench panel; not modal, so that the shop behind it stays usable. */
export function Panel({ workbench, onClose }: { workbench: Workbench; onClose: () => void }) {
  const theme = usePanelTheme();
  const [message, setMessage] = useState('');
  const screenshots = useScreenshots();
  const context = useMemo(
    () => ({ workbench, showStatus: setMessage, screenshots }),
    [workbench, screenshots],
  );
  return (
    <ThemeProvider theme={theme}>
      <PanelContext value={context}>
        <PanelFrame message={message} onClose={onClose} />
      </PanelContext>
    </ThemeProvider>
  );
}

function PanelFrame({ message, onClose }: { message: string; onClose: () => void }) {
  const { workbench } = useWorkbench();
  const [isLeft, setIsLeft] = useState(false);
  const fileTarget = useDroppedFiles();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Paper
      {...fileTarget}
      id={PANEL_ID}
      ref={(element) => element?.focus()}
      role="dialog"
      aria-labelledby={`${PANEL_ID}-title`}
      tabIndex={-1}
      elevation={12}
      square
      onKeyDown={closeOnEscape}
      sx={{ ...layout, ...(isLeft ? { left: 0 } : { right: 0 }), outline: 'none' }}
    >
      <Box sx={{ ...header, borderBottom: 1, borderColor: 'divider' }}>
        <Typography
          id={`${PANEL_ID}-title`}
          variant="subtitle1"
          component="h2"
          sx={{ flex: 1, fontWeight: 700 }}
        >
          Workbench
        </Typography>
        <Tooltip title={`Move to the ${isLeft ? 'right' : 'left'}`}>
          <IconButton
            onClick={() => setIsLeft(!isLeft)}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <SwapHorizRounded fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Close the workbench">
          <IconButton onClick={onClose}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {workbench.problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}. This part of the address does not apply.
        </Alert>
      ))}
      {workbench.limitations.map((limitation) => (
        <Alert key={limitation} severity="warning">
          {limitation}
        </Alert>
      ))}
      <PanelTabs />
      <Box
        role="status"
        sx={{
          px: 2,
          py: 0.75,
          minHeight: 34,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Box>
    </Paper>
  );
}
