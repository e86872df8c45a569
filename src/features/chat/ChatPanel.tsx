import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import MinimizeIcon from '@mui/icons-material/RemoveRounded';
import type { User } from '@/api/accountApi';
import { chatMessages } from '@/config/chatMessages';
import { useAppDispatch, useAppSelector } from '@/store';
import type { ChatSocket } from '@/realtime/chatSocket';
import { IconAction } from '@/ui/IconAction';
import { formatOpening, isChatStaffed, nextChatOpening } from './chatHours';
import { draftChanged, panelClosed, panelMinimized, selectChat } from './chatSlice';
import { ConnectionDot } from './ConnectionDot';
import { MessageInput } from './MessageInput';
import { MessageList } from './MessageList';
import { SuggestedQuestions } from './SuggestedQuestions';
import { TypingIndicator } from './TypingIndicator';
import { useOpenedFrom } from './useOpenedFrom';
import { useSendMessage } from './useSendMessage';
import { useTypingSignal } from './useTypingSignal';
import { useTypist } from './useTypist';

type ChatPanelProps = {
  user: User;
  socket: ChatSocket | null;
  isConnected: boolean;
  /** Reloads the conversation after a failure. */
  onReload: () => void;
  /** The message input, focused when the panel opens. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
};

function hoursNote(now: Date): string {
  return isChatStaffed(now)
    ? 'Our team is here and answers soon.'
    : `Our team is back ${formatOpening(nextChatOpening(now))}. Write now, and we answer then.`;
}

/**
 * The open chat panel: messages, typing indicator and input (specification, section 2: Chat
 * widget).
 */
export function ChatPanel({ user, socket, isConnected, onReload, inputRef }: ChatPanelProps) {
  const { entries, conversationId, draft, hasFailed, about } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  const [note] = useState(() => hoursNote(new Date()));
  const typist = useTypist({ socket, conversationId, userId: user.id });
  const onSent = useOpenedFrom(about);
  const { send, retry } = useSendMessage({ isConnected, user, onSent });
  const isLoaded = conversationId !== null;
  const loadingHint = hasFailed ? chatMessages.reloadFirst : chatMessages.loading;
  const connectedHint = isLoaded ? null : loadingHint;
  const hint = isConnected ? connectedHint : chatMessages.connecting;
  const typing = useTypingSignal((isTyping) => {
    if (conversationId === null || !socket?.connected) return;
    socket.emit('typing', { conversationId, userId: user.id, userName: user.name, isTyping });
  });

  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    // Places the cursor at the end of a draft.
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [inputRef]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch(panelMinimized());
  };

  return (
    <Paper
      elevation={12}
      role="dialog"
      aria-label="Support Chat"
      onKeyDown={onKeyDown}
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        right: { xs: 0, sm: 24 },
        bottom: { xs: 0, sm: 24 },
        display: 'flex',
        flexDirection: 'column',
        width: { xs: '100%', sm: 390 },
        height: { xs: '100dvh', sm: 'min(620px, calc(100dvh - 48px))' },
        overflow: 'hidden',
        borderRadius: { xs: 0, sm: 2 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          color: 'brand.onHero',
          bgcolor: 'brand.hero',
          '--focus-ring': 'var(--mui-palette-brand-signal)',
        }}
      >
        <Typography variant="h3" component="h2" sx={{ fontSize: '1.1rem' }}>
          Support Chat
        </Typography>
        {isConnected && <ConnectionDot />}
        <IconAction
          label="Minimize chat"
          onClick={() => dispatch(panelMinimized())}
          sx={{ ml: 'auto' }}
        >
          <MinimizeIcon />
        </IconAction>
        <IconAction label="Close chat" onClick={() => dispatch(panelClosed())}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Typography variant="caption" component="p" sx={{ px: 2, py: 1, bgcolor: 'brand.soft' }}>
        {note}
      </Typography>
      {hasFailed && entries.length === 0 ? (
        <Alert
          severity="error"
          action={
            <Button variant="outlined" onClick={onReload}>
              Try again
            </Button>
          }
          sx={{ m: 2, mb: 'auto' }}
        >
          {chatMessages.conversationMissing}
        </Alert>
      ) : (
        <MessageList
          entries={entries}
          isMine={({ senderId }) => senderId === user.id}
          onRetry={isConnected ? retry : undefined}
          emptyText="Ask us anything about a project, a payment or an idea."
        />
      )}
      {isLoaded && entries.length === 0 && draft === '' && (
        <SuggestedQuestions
          onChoose={(question) => {
            dispatch(draftChanged(question));
            inputRef.current?.focus();
          }}
        />
      )}
      <TypingIndicator typist={typist} />
      <MessageInput
        inputRef={inputRef}
        value={draft}
        onChange={(text) => {
          dispatch(draftChanged(text));
          typing.signal();
        }}
        onSend={(text) => {
          typing.stop();
          send(text);
        }}
        hint={hint}
      />
    </Paper>
  );
}
