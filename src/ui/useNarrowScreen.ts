import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Returns whether the screen is narrower than a breakpoint. Paper keeps the layout of the screen, as a page that
 * is being printed is not rendered again in time, and would be cut.
 */
export const useNarrowScreen = (breakpoint: Breakpoint | number): boolean =>
  useMediaQuery<Theme>(({ breakpoints }) =>
    breakpoints.down(breakpoint).replace('@media', 'screen and'),
  );
