import { useEffect, useLayoutEffect, useState } from 'react';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@/api/accountApi';
import type { ChatMessage } from '@/api/chatApi';
import { failureText } from '@/api/failureText';
import {
  useGetConversationQuery,
  useMarkConversationReadMutation,
  useUpdateConversationMutation,
} from '@/api/supportApi';
import {
  chatMessages,
  conversationLoaded,
  type LogStore,
  MessageInput,
  MessageList,
  readMessage,
  TypingIndicator,
  type useChatSocket,
  useConversation,
  useTyping,
} from '@/features/chat/widget';
import { isText, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';
import { rowSx } from '@/theme/mixins';
import { IconAction } from '@/ui/IconAction';
import { PageSpinner } from '@/ui/PageSpinner';
import { RetryNotice } from '@/ui/RetryNotice';
import { usePageSeen } from '@/ui/usePageSeen';
import { CannedReplies } from './CannedReplies';
import { CustomerFacts, OpenedFrom } from './CustomerFacts';
import { StaffTools } from './StaffTools';

type ConversationPaneProps = ReturnType<typeof useChatSocket> & {
  conversationId: number;
  user: User;
  log: LogStore;
  onBack: () => void;
};

const STATUS_FAILED = 'The conversation could not be changed';

const toLoaded = (conversationId: number, messages: readonly ChatMessage[]) =>
  conversationLoaded({ conversationId, messages: messages.map(readMessage) });

/** The open conversation: customer, messages and reply input. */
export function ConversationPane(props: ConversationPaneProps) {
  const { conversationId, user, socket, isConnected, log, onBack } = props;
  const { currentData, error, refetch } = useGetConversationQuery({ conversationId });
  const [markRead] = useMarkConversationReadMutation();
  const [update, { isLoading: isUpdating }] = useUpdateConversationMutation();
  const toast = useToast();
  const isAlone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { messages } = currentData ?? {};
  const { entries, draft, isQueued, changeDraft, queue, send, retry } = useConversation({
    log,
    reload: async () => {
      const { messages: loaded } = await refetch().unwrap();
      log.dispatch(toLoaded(conversationId, loaded));
    },
    socket,
    isConnected,
    user,
  });
  const { typist, signal, stop } = useTyping({ socket, conversationId, user });
  // As in other messengers, an unsent reply reappears without a notice.
  useDraft({
    name: 'reply-draft',
    record: String(conversationId),
    values: draft,
    updatedAt: null,
    isChanged: draft !== '',
    isValues: isText,
    onRestore: ({ values }) => changeDraft(values),
  });
  const unreadCount = currentData?.conversation.unreadCount ?? 0;
  const [isAtEnd, setAtEnd] = useState(false);
  const isSeen = usePageSeen() && isAtEnd;
  const lastId = messages?.at(-1)?.id;

  useLayoutEffect(() => {
    if (messages) log.dispatch(toLoaded(conversationId, messages));
  }, [messages, conversationId, log]);
  useEffect(() => {
    // Messages may have been missed.
    if (isConnected) void refetch();
  }, [isConnected, refetch]);
  useEffect(() => {
    if (isSeen && unreadCount > 0) void markRead({ conversationId });
  }, [isSeen, unreadCount, lastId, conversationId, markRead]);

  if (!currentData) {
    return error ? (
      <Box sx={{ m: 'auto' }}>
        <RetryNotice text={chatMessages.conversationFailed} onRetry={() => void refetch()} />
      </Box>
    ) : (
      <PageSpinner label="Loading conversation" />
    );
  }

  const { conversation, purchases, notes, opened_from: openedFrom } = currentData;
  const isResolved = conversation.status === 'resolved';
  const changeStatus = async () => {
    const status = isResolved ? 'active' : 'resolved';
    const result = await update({ conversationId, body: { status } });
    if (result.error) toast.error(failureText(result.error, STATUS_FAILED));
  };

  return (
    <>
      <Box sx={{ ...rowSx, gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <IconAction
          label="Back to the conversations"
          onClick={onBack}
          sx={{ display: { md: 'none' } }}
        >
          <BackIcon />
        </IconAction>
        <Typography
          variant="h3"
          // Without the list beside it, the conversation is the page.
          component={isAlone ? 'h1' : 'h2'}
          noWrap
          sx={{ flexGrow: 1, fontSize: '1.15rem' }}
        >
          {conversation.customer.name}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          loading={isUpdating}
          onClick={() => void changeStatus()}
        >
          <span>{isResolved ? 'Reopen' : 'Resolve'}</span>
        </Button>
      </Box>
      <CustomerFacts conversation={conversation} purchases={purchases} />
      {openedFrom && <OpenedFrom title={openedFrom.title} path={openedFrom.path} />}
      <StaffTools conversation={conversation} notes={notes} user={user} onChanged={refetch} />
      <MessageList
        entries={entries}
        isMine={({ senderId }) => senderId === user.id}
        isOnMySide={({ isFromCustomer }) => !isFromCustomer}
        onRetry={isConnected ? retry : undefined}
        onAtEnd={setAtEnd}
        emptyText="No message yet."
        isInIndia
      />
      <TypingIndicator typist={typist} customerId={conversation.customer.id} />
      {isResolved ? (
        <Typography role="status" variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          This conversation is resolved. Reopen it to answer.
        </Typography>
      ) : (
        <>
          <CannedReplies onChoose={(text) => changeDraft(draft ? `${draft}\n${text}` : text)} />
          <MessageInput
            value={draft}
            onChange={(text) => {
              changeDraft(text);
              signal();
            }}
            onSend={(text) => {
              stop();
              send(text);
            }}
            isQueued={isQueued}
            onQueue={queue}
            hint={isConnected ? null : chatMessages.connecting}
          />
        </>
      )}
    </>
  );
}
