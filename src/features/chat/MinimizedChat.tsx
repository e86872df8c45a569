import type { Ref } from 'react';
import ChatIcon from '@mui/icons-material/ChatRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { IconAction } from '@/ui/IconAction';
import { edgeAboveBar, openLabel } from './ChatLauncher';
import { ConnectionDot } from './ConnectionDot';

type MinimizedChatProps = {
  unreadCount: number;
  isConnected: boolean;
  onExpand: () => void;
  onClose: () => void;
  buttonRef: Ref<HTMLButtonElement>;
};

/** The minimized chat: a bar with its name, the connection and the number of unread messages. */
export function MinimizedChat(props: MinimizedChatProps) {
  const { unreadCount, isConnected, onExpand, onClose, buttonRef } = props;
  return (
    <Paper
      elevation={8}
      role="group"
      aria-label="Minimized chat"
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        right: { xs: 12, sm: 24 },
        bottom: { xs: edgeAboveBar(12), sm: edgeAboveBar(24) },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 6,
      }}
    >
      <Button
        ref={buttonRef}
        color="inherit"
        aria-label={openLabel(unreadCount)}
        onClick={onExpand}
        startIcon={
          <Badge badgeContent={unreadCount}>
            <ChatIcon />
          </Badge>
        }
        sx={{ minHeight: 44, borderRadius: 6 }}
      >
        Support Chat
      </Button>
      {isConnected ? (
        <ConnectionDot />
      ) : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Connecting…
        </Typography>
      )}
      <IconAction label="Close chat" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconAction>
    </Paper>
  );
}
