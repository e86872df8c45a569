import type { Ref } from 'react';
import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import ChatIcon from '@mui/icons-material/ChatRounded';

export type ChatLauncherProps = {
  onPress: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  /** How many answers wait to be read. */
  unreadCount?: number;
};

/** The distance from the edges, above a bar at the bottom of the page (`src/ui/BottomBar.tsx`). */
export const edgeAboveBar = (pixels: number): string =>
  `calc(${pixels}px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))`;

/** Returns the accessible name of the button that opens the chat. */
export const openLabel = (unreadCount: number): string =>
  `Open support chat${unreadCount > 0 ? `, ${unreadCount} unread` : ''}`;

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
        right: { xs: 12, sm: 24 },
        bottom: { xs: edgeAboveBar(12), sm: edgeAboveBar(24) },
        width: { xs: 48, sm: 56 },
        height: { xs: 48, sm: 56 },
      }}
    >
      <Badge badgeContent={unreadCount} color="error">
        <ChatIcon />
      </Badge>
    </Fab>
  );
}
