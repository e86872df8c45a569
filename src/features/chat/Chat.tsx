import { useEffect, useState } from 'react';
import type { User } from '@/api/accountApi';
import { forgetConversations } from '@/api/supportApi';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { isText, useDraft } from '@/features/drafts';
import { toastShown, useToast } from '@/features/toasts';
import { onEvent } from '@/realtime/chatSocket';
import { useAppDispatch } from '@/store';
import { ChatLauncher, ChatStrip } from './ChatLauncher';
import { ChatWidget } from './ChatWidget';
import { draftChanged, type LogStore, makeLog, useLog } from './conversationLog';
import type { ChatRequest } from './openChatEvent';
import { useChatSocket } from './useChatSocket';
import { openChatMessages } from './useOpenChat';

type RequestProps = {
  /** The pending request to open the chat, or null. */
  request: ChatRequest | null;
  /** Called when the request has been handled. */
  onRequestMet: () => void;
};

/** The chat of a signed-in user, a launcher that asks guests to log in, and the notices for admins. */
export default function Chat({ isAdminPage, ...props }: RequestProps & { isAdminPage: boolean }) {
  const { user, isAdmin } = useAuth();
  const toast = useToast();
  const askForLogin = () => toast.blank(openChatMessages.launcher.needsLogin);
  return (
    <>
      {!isAdminPage && (
        <>
          <ChatStrip />
          {user ? (
            <CustomerChat key={user.id} user={user} {...props} />
          ) : (
            <ChatLauncher onPress={askForLogin} />
          )}
        </>
      )}
      {isAdmin && <StaffNotices />}
    </>
  );
}

/** Renders the chat, which forgets its conversation when it is unmounted. */
function CustomerChat(props: RequestProps & { user: User }) {
  const [log] = useState(() => makeLog(null));
  return (
    <>
      {/* Before the chat, whose first effect may append a prefilled message to the draft. */}
      <ChatDraft log={log} />
      <ChatWidget log={log} {...props} />
    </>
  );
}

/** Stores the unsent message as a draft. As in other messengers, it reappears without a notice. */
function ChatDraft({ log }: { log: LogStore }) {
  const { draft } = useLog(log);
  useDraft({
    name: 'chat-draft',
    record: 'new',
    values: draft,
    updatedAt: null,
    isChanged: draft !== '',
    isValues: isText,
    onRestore: ({ values }) => void log.dispatch(draftChanged(values)),
  });
  return null;
}

/** Notifies an admin of new conversations on every page and refreshes the inbox. */
function StaffNotices() {
  const { socket } = useChatSocket(true);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!socket) return;
    const onConnect = () => void dispatch(forgetConversations());
    const stops = [
      onEvent(socket, 'conversation-started', ({ conversationId, userName }) => {
        const text = `${userName || 'Somebody'} is waiting in the support chat`;
        const to = paths.adminConversation(conversationId);
        dispatch(toastShown('blank', text, { link: { label: 'Open conversation', to } }));
        dispatch(forgetConversations());
      }),
      onEvent(socket, 'conversation-updated', ({ conversationId }) => {
        dispatch(forgetConversations(conversationId));
      }),
    ];
    socket.on('connect', onConnect);
    return () => {
      for (const stop of stops) stop();
      socket.off('connect', onConnect);
    };
  }, [socket, dispatch]);

  return null;
}
