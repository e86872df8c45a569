import type { Ref } from 'react';
import ChatIcon from '@mui/icons-material/ChatRounded';
import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import GlobalStyles from '@mui/material/GlobalStyles';

type ChatLauncherProps = {
  onPress?: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Number of unread answers. */
  unreadCount?: number;
};

/** Distance from the edges, above any bar at the bottom of the page (`src/ui/BottomBar.tsx`). */
export const edgeAboveBar = (pixels: number): string =>
  `calc(${pixels}px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))`;

/** Returns the accessible name of the button that opens the chat. */
export const openLabel = (unreadCount: number): string =>
  `Open support chat${unreadCount > 0 ? `, ${unreadCount} unread` : ''}`;

/** Size and distance from the edge on phones and on wider screens, in pixels. */
const SIZES = { xs: 48, sm: 56 };
const EDGES = { xs: 12, sm: 24 };

/**
 * Reserves space at the end of the page, where a control cannot be scrolled out from under the
 * launcher.
 */
export const ChatLauncherSpace = () => (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      'footer::after': {
        content: '""',
        display: 'block',
        height: SIZES.xs + 2 * EDGES.xs,
        [breakpoints.up('sm')]: { height: SIZES.sm + 2 * EDGES.sm },
      },
    })}
  />
);

/** The floating button that opens the chat. */
export function ChatLauncher({ onPress, buttonRef, unreadCount = 0 }: ChatLauncherProps) {
  return (
    <Fab
      ref={buttonRef}
      aria-label={openLabel(unreadCount)}
      onClick={onPress}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        right: EDGES,
        bottom: { xs: edgeAboveBar(EDGES.xs), sm: edgeAboveBar(EDGES.sm) },
        width: SIZES,
        height: SIZES,
      }}
    >
      <Badge badgeContent={unreadCount} color="error">
        <ChatIcon />
      </Badge>
    </Fab>
  );
}
