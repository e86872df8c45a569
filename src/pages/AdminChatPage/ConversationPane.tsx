import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import type { User } from '@/api/accountApi';
import {
  useGetConversationQuery,
  useMarkConversationReadMutation,
  useUpdateConversationMutation,
} from '@/api/supportApi';
import { chatMessages } from '@/config/chatMessages';
import { site } from '@/config/site';
import {
  MessageInput,
  MessageList,
  TypingIndicator,
  useStaffConversation,
  useTypingSignal,
  useTypist,
  type ChatEntry,
  type useChatSocket,
} from '@/features/chat/widget';
import { isText, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';
import { IconAction } from '@/ui/IconAction';
import { PageSpinner } from '@/ui/PageSpinner';
import { CannedReplies } from './CannedReplies';
import { CustomerFacts } from './CustomerFacts';
import { OpenedFrom } from './OpenedFrom';
import { StaffTools } from './StaffTools';
import type { StateOf } from './useStateById';

type ConversationPaneProps = ReturnType<typeof useChatSocket> & {
  conversationId: number;
  user: User;
  /** The unsent reply. */
  draft: StateOf<string>;
  /** Messages received or sent since the conversation was loaded. */
  log: StateOf<readonly ChatEntry[]>;
  /** Ids, by key, of replies that appeared in the conversation during their request. */
  found: Map<string, number>;
  onBack: () => void;
};

const STATUS_FAILED = 'The conversation could not be changed. Please try again.';

/** The open conversation: customer, messages and reply input. */
export function ConversationPane(props: ConversationPaneProps) {
  const { conversationId, user, socket, isConnected, log, found, onBack } = props;
  const [draft, setDraft] = props.draft;
  // As in other messengers, an unsent reply reappears without a notice.
  useDraft({
    name: 'reply-draft',
    record: String(conversationId),
    values: draft,
    updatedAt: null,
    isChanged: draft !== '',
    isValues: isText,
    onRestore: ({ values }) => setDraft(values),
  });
  const { currentData, error, refetch } = useGetConversationQuery({ conversationId });
  const [markRead] = useMarkConversationReadMutation();
  const [update, { isLoading: isUpdating }] = useUpdateConversationMutation();
  const toast = useToast();
  const messages = currentData?.messages;
  const takeOut = (text: string) => setDraft((current) => (current.trim() === text ? '' : current));
  const { entries, send, retry } = useStaffConversation({
    conversationId,
    messages,
    reload: async () => (await refetch().unwrap()).messages,
    onFound: takeOut,
    socket,
    isConnected,
    user,
    log,
    found,
  });
  const typist = useTypist({ socket, conversationId, userId: user.id });
  const typing = useTypingSignal((isTyping) => {
    if (!socket?.connected) return;
    socket.emit('typing', { conversationId, userId: user.id, userName: user.name, isTyping });
  });
  const unreadCount = currentData?.conversation.unreadCount ?? 0;

  useEffect(() => {
    if (unreadCount > 0) void markRead({ conversationId });
  }, [unreadCount, conversationId, markRead]);

  if (!currentData) {
    return error ? (
      <Alert
        severity="error"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        }
        sx={{ m: 'auto' }}
      >
        {chatMessages.conversationFailed}
      </Alert>
    ) : (
      <PageSpinner label="Loading conversation" />
    );
  }

  const { conversation, purchases, notes, opened_from: openedFrom } = currentData;
  const isResolved = conversation.status === 'resolved';
  const changeStatus = async () => {
    const status = isResolved ? 'active' : 'resolved';
    const result = await update({ conversationId, body: { status } });
    if (result.error) toast.error(STATUS_FAILED);
  };
  /** A failed reply returns to the input, unless something was typed there. */
  const reply = async (text: string, deliver: () => Promise<boolean>) => {
    typing.stop();
    takeOut(text);
    if (!(await deliver())) setDraft((current) => current || text);
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconAction
          label="Back to the conversations"
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          <BackIcon />
        </IconAction>
        <Typography variant="h3" component="h2" noWrap sx={{ flexGrow: 1, fontSize: '1.15rem' }}>
          {conversation.customer.name}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          loading={isUpdating}
          onClick={() => void changeStatus()}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
      </Box>
      <CustomerFacts conversation={conversation} purchases={purchases} />
      {openedFrom && <OpenedFrom title={openedFrom.title} path={openedFrom.path} />}
      <StaffTools conversation={conversation} notes={notes} user={user} onChanged={refetch} />
      <MessageList
        entries={entries}
        isMine={({ senderId }) => senderId === user.id}
        isOnMySide={({ isFromCustomer }) => !isFromCustomer}
        onRetry={isConnected ? (entry) => void reply(entry.text, () => retry(entry)) : undefined}
        emptyText="No message yet."
        timeZone={site.timeZone}
      />
      <TypingIndicator typist={typist} customerId={conversation.customer.id} />
      {isResolved ? (
        <Typography role="status" variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          This conversation is resolved. Reopen it to answer.
        </Typography>
      ) : (
        <>
          <CannedReplies onChoose={(text) => setDraft(draft ? `${draft}\n${text}` : text)} />
          <MessageInput
            value={draft}
            onChange={(text) => {
              setDraft(text);
              typing.signal();
            }}
            onSend={(text) => void reply(text.trim(), () => send(text))}
            hint={isConnected ? null : chatMessages.connecting}
          />
        </>
      )}
    </>
  );
}
