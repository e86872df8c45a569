import type { Ref } from 'react';
import Badge from '@mui/material/Badge';
import Fab from '@mui/material/Fab';
import ChatIcon from '@mui/icons-material/ChatRounded';

type ChatLauncherProps = {
  unreadCount?: number;
  onPress: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The floating button that opens the chat. */
export function ChatLauncher({ unreadCount = 0, onPress, buttonRef }: ChatLauncherProps) {
  const unread = unreadCount > 0 ? `, ${unreadCount} unread` : '';
  return (
    <Fab
      ref={buttonRef}
      variant="extended"
      color="secondary"
      aria-label={`Open support chat${unread}`}
      onClick={onPress}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        right: { xs: 16, sm: 24 },
        bottom: { xs: 16, sm: 24 },
        gap: 1,
      }}
    >
      <Badge color="primary" badgeContent={unreadCount}>
        <ChatIcon />
      </Badge>
      Chat
    </Fab>
  );
}
