import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { rowSx } from '@/theme/mixins';

/** Height of the bar in pixels, without the safe area below it. */
export const BAR_HEIGHT = 60;
export const BAR_SPACE = `calc(${BAR_HEIGHT}px + env(safe-area-inset-bottom, 0px))`;

const RESERVED = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        footer: { paddingBottom: BAR_SPACE },
      },
    })}
  />
);

const RAISED = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: {
        ':root': { scrollPaddingBottom: BAR_HEIGHT + 12 },
      },
    })}
  />
);

/** Reserves space at the end of the page for a bar that comes and goes, so that the page's height is stable. */
export function BottomBarSpace() {
  return RESERVED;
}

type BottomBarProps = {
  /** The accessible name. */
  label: string;
  children: ReactNode;
};

/** A bar at the bottom of a narrow screen; the chat button stands in it. */
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
            ...rowSx,
            gap: 2,
            minHeight: BAR_HEIGHT,
            pl: 2,
            pr: 'calc(16px + var(--chat-room, 0px))',
            mb: 'env(safe-area-inset-bottom, 0px)',
          }}
        >
          {children}
        </Box>
      </Paper>
    </>
  );
}
