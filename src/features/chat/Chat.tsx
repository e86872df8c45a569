import { useState } from 'react';
import type { User } from '@/api/accountApi';
import { useAuth } from '@/features/auth';
import { isText, useDraft } from '@/features/drafts';
import { useToast } from '@/features/toasts';
import { ChatLauncher, ChatLauncherSpace } from './ChatLauncher';
import { ChatWidget } from './ChatWidget';
import { draftChanged, type LogStore, makeLog, useLog } from './conversationLog';
import type { ChatRequest } from './openChatEvent';
import { openChatMessages } from './openChatMessages';
import { StaffNotices } from './StaffNotices';

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
          <ChatLauncherSpace />
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
