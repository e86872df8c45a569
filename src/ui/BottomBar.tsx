import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';

/** Height of the bar in pixels, without the safe area below it. */
const HEIGHT = 68;

const RESERVED = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        footer: { paddingBottom: `calc(${HEIGHT}px + env(safe-area-inset-bottom, 0px))` },
      },
    })}
  />
);

const RAISED = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        ':root': { '--bottom-bar-height': `${HEIGHT}px`, scrollPaddingBottom: HEIGHT + 12 },
      },
    })}
  />
);

/**
 * Reserves space at the end of the page for a bar that comes and goes, so that the page's height is
 * stable.
 */
export function BottomBarSpace() {
  return RESERVED;
}

type BottomBarProps = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** A bar at the bottom of a narrow screen; floating buttons are placed above it. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <>
      {RAISED}
      <Paper
        component="aside"
        aria-label={label}
        square
        elevation={8}
        sx={{
          position: 'fixed',
          displayPrint: 'none',
          zIndex: 'mobileStepper',
          inset: 'auto 0 0',
          display: { md: 'none' },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: HEIGHT,
            px: 2,
            mb: 'env(safe-area-inset-bottom, 0px)',
          }}
        >
          {children}
        </Box>
      </Paper>
    </>
  );
}
