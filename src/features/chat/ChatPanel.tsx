import { type RefObject, useEffect } from 'react';
import CloseIcon from '@mui/icons-material/CloseRounded';
import MinimizeIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { User } from '@/api/accountApi';
import { SUPPORT_ANSWERED } from '@/config/policyFigures';
import type { ChatSocket } from '@/realtime/chatSocket';
import { rowSx } from '@/theme/mixins';
import { IconAction } from '@/ui/IconAction';
import { RetryNotice } from '@/ui/RetryNotice';
import { useClock } from '@/ui/useClock';
import { formatOpening, isChatStaffed, nextChatOpening } from './chatHours';
import { chatMessages } from './chatMessages';
import { ConnectionDot } from './ConnectionDot';
import { MessageInput } from './MessageInput';
import { MessageList } from './MessageList';
import { TypingIndicator, useTyping } from './TypingIndicator';
import type { useCustomerConversation } from './useCustomerConversation';

/** The most frequent questions, offered in an empty conversation. */
const suggestedQuestions = [
  'How do I download what I bought?',
  'Can you adapt a project to my needs?',
  'How do refunds work?',
] as const;

/** The least height of the messages, in pixels: one of a line. */
const LEAST_MESSAGES_PX = 44;

type ChatPanelProps = {
  user: User;
  conversation: ReturnType<typeof useCustomerConversation>;
  socket: ChatSocket | null;
  isConnected: boolean;
  /** Whether its frame has been rendered; its parts are rendered afterwards. */
  isFramed?: boolean;
  /** Whether it covers the whole page, which cannot be used then. */
  isModal?: boolean;
  /** Called when the end of the messages comes into view or leaves it. */
  onAtEnd?: (isAtEnd: boolean) => void;
  onMinimize: () => void;
  onClose: () => void;
  /** The message input, focused when the panel opens. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
};

function hoursNote(now: Date): string {
  return isChatStaffed(now)
    ? 'Our team is here and answers soon.'
    : `The live chat is back ${formatOpening(nextChatOpening(now))}. Write now: ${SUPPORT_ANSWERED}.`;
}

function HoursNote() {
  const note = useClock(() => hoursNote(new Date()));
  return (
    <Typography variant="caption" component="p" sx={{ px: 2, py: 1, bgcolor: 'brand.soft' }}>
      {note}
    </Typography>
  );
}

/** The open chat panel: messages, typing indicator and input (specification, section 2: Chat widget). */
export function ChatPanel(props: ChatPanelProps) {
  const { user, conversation, socket, isConnected, onMinimize, onClose, inputRef } = props;
  const { isFramed = true, isModal = false, onAtEnd } = props;
  const { conversationId, entries, draft, changeDraft, send, retry, hasFailed, load } =
    conversation;
  const isAway = useClock(() => !isChatStaffed(new Date()));
  const { typist, signal, stop } = useTyping({ socket, conversationId, user });
  const isLoaded = conversationId !== null;
  const hint = isLoaded ? null : hasFailed ? chatMessages.reloadFirst : chatMessages.loading;

  const panel = (
    <Paper
      elevation={12}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-label="Support Chat"
      onKeyDown={({ key }) => key === 'Escape' && onMinimize()}
      sx={{
        position: 'fixed',
        displayPrint: 'none',
        zIndex: 'modal',
        right: { xs: 0, sm: 24 },
        bottom: { xs: 0, sm: 24 },
        display: 'flex',
        flexDirection: 'column',
        width: { xs: '100%', sm: 390 },
        height: { xs: '100dvh', sm: 'min(620px, calc(100dvh - 48px))' },
        // In a window that is lower than its parts, the panel itself scrolls.
        overflow: 'hidden auto',
        borderRadius: { xs: 0, sm: 2 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          ...rowSx,
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
        {isConnected && <ConnectionDot isAway={isAway} />}
        <IconAction label="Minimize chat" onClick={onMinimize} sx={{ ml: 'auto' }}>
          <MinimizeIcon />
        </IconAction>
        <IconAction label="Close chat" onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
      {isFramed && (
        <>
          <HoursNote />
          {hasFailed && entries.length === 0 ? (
            <Box sx={{ m: 2, mb: 'auto' }}>
              <RetryNotice text={chatMessages.conversationMissing} onRetry={() => void load()} />
            </Box>
          ) : (
            <Box
              sx={{
                display: 'flex',
                flexDirection: 'column',
                flexGrow: 1,
                minHeight: LEAST_MESSAGES_PX,
                overflowY: 'auto',
                // Messages scroll by themselves; without any, the text and the questions do so together.
                '& > *': entries.length === 0 ? { flexShrink: 0 } : undefined,
              }}
            >
              <MessageList
                entries={entries}
                isMine={({ senderId }) => senderId === user.id}
                onRetry={isConnected ? retry : undefined}
                onAtEnd={onAtEnd}
                emptyText="Ask us anything about a project, a payment or an idea."
              />
              {isLoaded && entries.length === 0 && draft === '' && (
                <SuggestedQuestions
                  onChoose={(question) => {
                    changeDraft(question);
                    inputRef.current?.focus();
                  }}
                />
              )}
            </Box>
          )}
          <FocusedInput inputRef={inputRef} />
          <TypingIndicator typist={typist} />
          <MessageInput
            inputRef={inputRef}
            value={draft}
            onChange={(text) => {
              changeDraft(text);
              signal();
            }}
            onSend={(text) => {
              stop();
              send(text);
            }}
            isQueued={conversation.isQueued}
            onQueue={conversation.queue}
            hint={isConnected ? hint : chatMessages.connecting}
          />
        </>
      )}
    </Paper>
  );
  return isModal ? (
    <Modal open hideBackdrop disableAutoFocus disableRestoreFocus>
      {panel}
    </Modal>
  ) : (
    panel
  );
}

/** Focuses the input once the panel is in the page, where a modal one comes later than it is rendered. */
function FocusedInput({ inputRef }: Pick<ChatPanelProps, 'inputRef'>) {
  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    // Places the cursor at the end of a draft.
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [inputRef]);
  return null;
}

/** Questions to start a conversation with; choosing one fills the input, where it can be edited. */
function SuggestedQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <Box
      role="group"
      aria-label="Suggested questions"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pb: 1 }}
    >
      {suggestedQuestions.map((question) => (
        <Chip
          key={question}
          label={question}
          variant="outlined"
          onClick={() => onChoose(question)}
          sx={{
            minHeight: 36,
            height: 'auto',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
          }}
        />
      ))}
    </Box>
  );
}
