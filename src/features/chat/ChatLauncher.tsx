import type { Ref } from 'react';
import ChatIcon from '@mui/icons-material/ChatRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { IconAction } from '@/ui/IconAction';
import { ConnectionDot } from './ConnectionDot';

type ChatLauncherProps = {
  onPress?: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Number of unread answers. */
  unreadCount?: number;
};

/** Distance from the edges, above any bar at the bottom of the page (`src/ui/BottomBar.tsx`). */
const edgeAboveBar = (pixels: number): string =>
  `calc(${pixels}px + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom, 0px))`;

/** Returns the accessible name of the button that opens the chat. */
const openLabel = (unreadCount: number): string =>
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
        displayPrint: 'none',
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
