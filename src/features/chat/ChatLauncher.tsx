import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChatIcon from '@mui/icons-material/ChatRounded';

type ChatLauncherProps = {
  unreadCount?: number;
  onPress: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The floating button at the bottom right that opens the chat. */
export function ChatLauncher({ unreadCount = 0, onPress, buttonRef }: ChatLauncherProps) {
  const unread = unreadCount > 0 ? `, ${unreadCount} unread` : '';
  return (
    <Button
      ref={buttonRef}
      variant="signal"
      size="large"
      startIcon={<ChatIcon />}
      aria-label={`Open support chat${unread}`}
      onClick={onPress}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        right: { xs: 16, sm: 24 },
        bottom: { xs: 16, sm: 24 },
        borderRadius: 9,
        boxShadow: 6,
      }}
    >
      Chat
      {unreadCount > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{
            minWidth: 22,
            px: 0.75,
            borderRadius: 9,
            fontSize: '0.8rem',
            lineHeight: '22px',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          {unreadCount}
        </Box>
      )}
    </Button>
  );
}
