import type { Ref } from 'react';
import ChatIcon from '@mui/icons-material/ChatRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { rowSx } from '@/theme/mixins';
import { BAR_HEIGHT, BAR_SPACE } from '@/ui/BottomBar';
import { IconAction } from '@/ui/IconAction';
import { ConnectionDot } from './ConnectionDot';

type ChatLauncherProps = {
  onPress?: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Number of unread answers. */
  unreadCount?: number;
};

/** Returns the accessible name of the button that opens the chat. */
const openLabel = (unreadCount: number): string =>
  `Open support chat${unreadCount > 0 ? `, ${unreadCount} unread` : ''}`;

/** In the strip, and in the margin of a wide page (`contentSx`). */
const placeSx = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'speedDial',
  right: 16,
  bottom: { xs: 'calc(6px + env(safe-area-inset-bottom, 0px))', lg: 24 },
} as const;

/** A strip below the launcher, where the window has no margin for it, ends the view of the page. */
export const ChatStrip = () => (
  <>
    <GlobalStyles
      styles={({ breakpoints }) => ({
        [breakpoints.down('lg')]: {
          ':root': { '--chat-room': '56px', scrollPaddingBottom: BAR_HEIGHT + 12 },
          footer: { paddingBottom: BAR_SPACE },
        },
      })}
    />
    <Paper
      square
      elevation={8}
      aria-hidden
      sx={{
        position: 'fixed',
        displayPrint: 'none',
        // Below the bars.
        zIndex: ({ zIndex }) => zIndex.mobileStepper - 1,
        inset: 'auto 0 0',
        height: BAR_SPACE,
        display: { lg: 'none' },
        // Beside the launcher.
        pr: 9.5,
        textAlign: 'end',
        typography: 'body2',
        lineHeight: `${BAR_HEIGHT}px`,
        color: 'text.secondary',
      }}
    >
      {site.supportPromise}
    </Paper>
  </>
);

/** The floating button that opens the chat. */
export function ChatLauncher({ onPress, buttonRef, unreadCount = 0 }: ChatLauncherProps) {
  return (
    <Fab
      ref={buttonRef}
      aria-label={openLabel(unreadCount)}
      onClick={onPress}
      sx={{ ...placeSx, width: { xs: 48, lg: 56 }, height: { xs: 48, lg: 56 } }}
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
        ...rowSx,
        ...placeSx,
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
