import type { Ref } from 'react';
import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import ChatIcon from '@mui/icons-material/ChatRounded';

type ChatLauncherProps = {
  unreadCount?: number;
  onPress: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The distance from the edges, above a bar at the bottom of the page (`src/ui/BottomBar.tsx`). */
const edge = (pixels: number) =>
  `calc(${pixels}px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))`;

/** The floating button that opens the chat. */
export function ChatLauncher({ unreadCount = 0, onPress, buttonRef }: ChatLauncherProps) {
  const unread = unreadCount > 0 ? `, ${unreadCount} unread` : '';
  return (
    <Fab
      ref={buttonRef}
      aria-label={`Open support chat${unread}`}
      onClick={onPress}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        right: { xs: 12, sm: 24 },
        bottom: { xs: edge(12), sm: edge(24) },
        width: { xs: 48, sm: 56 },
        height: { xs: 48, sm: 56 },
      }}
    >
      <Badge badgeContent={unreadCount}>
        <ChatIcon />
      </Badge>
    </Fab>
  );
}
