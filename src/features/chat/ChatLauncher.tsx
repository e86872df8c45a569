import type { Ref } from 'react';
import Badge from '@mui/material/Badge';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import { useForkRef } from '@mui/material/utils';
import ChatIcon from '@mui/icons-material/ChatRounded';
import { useCoversControl } from './useCoversControl';

export type ChatLauncherProps = {
  onPress?: () => void;
  /** Whether the chat is on its way after a press. */
  isLoading?: boolean;
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

/** Moves half of the launcher beyond the edge of the window. */
const tuckedBy = (breakpoint: 'xs' | 'sm') =>
  `translateX(${EDGES[breakpoint] + SIZES[breakpoint] / 2}px)`;

const tuckedSx = {
  transform: { xs: tuckedBy('xs'), sm: tuckedBy('sm') },
  // Keeps the icon in the visible half.
  '& > .MuiBadge-root': { transform: { xs: 'translateX(-11px)', sm: 'translateX(-13px)' } },
  '& svg': { fontSize: 18 },
} as const;

/**
 * The floating button that opens the chat. It retreats to the window's edge where it would cover a
 * control.
 */
export function ChatLauncher(props: ChatLauncherProps) {
  const { onPress, isLoading, buttonRef, unreadCount = 0 } = props;
  const { ref, isCovering } = useCoversControl();
  return (
    <Fab
      ref={useForkRef(ref, buttonRef)}
      aria-label={openLabel(unreadCount)}
      aria-busy={isLoading}
      onClick={onPress}
      sx={[
        {
          position: 'fixed',
          zIndex: 'speedDial',
          right: EDGES,
          bottom: { xs: edgeAboveBar(EDGES.xs), sm: edgeAboveBar(EDGES.sm) },
          width: SIZES,
          height: SIZES,
          transition: 'transform 150ms',
        },
        isCovering && tuckedSx,
      ]}
    >
      {isLoading && (
        <CircularProgress
          aria-hidden
          color="inherit"
          size="80%"
          sx={{ position: 'absolute', inset: 0, m: 'auto' }}
        />
      )}
      <Badge
        badgeContent={unreadCount}
        color="error"
        anchorOrigin={{ vertical: 'top', horizontal: isCovering ? 'left' : 'right' }}
      >
        <ChatIcon />
      </Badge>
    </Fab>
  );
}
