import { useState } from 'react';
import { openChatMessages } from '@/config/openChatMessages';
import { useAuth } from '@/features/auth';
import { ChatLauncher, ChatLauncherSpace, UnreadLauncher, type ChatRequest } from '@/features/chat';
import { useToast } from '@/features/toasts';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';

const Chat = lazyPart(() => import('./Chat'), {
  name: 'the chat',
  loading: <ChatLauncher isLoading />,
  fallback: (retry) => (
    <>
      <ChatLauncher onPress={retry} />
      {offerRetryInCorner(retry)}
    </>
  ),
});

type ChatDockProps = {
  /** The pending request to open the chat, or null. */
  request: ChatRequest | null;
  /** Sets the request. */
  onRequest: (request: ChatRequest | null) => void;
};

/**
 * Shows the chat launcher. Guests are asked to log in; for a signed-in user, the chat is loaded on
 * the first request to open it, from here or elsewhere on the page.
 */
export default function ChatDock({ request, onRequest }: ChatDockProps) {
  const { user } = useAuth();
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  if (request && !isWanted) setWanted(true);

  let chat = <UnreadLauncher onPress={() => onRequest({ message: null })} />;
  if (!user) {
    chat = <ChatLauncher onPress={() => toast.error(openChatMessages.launcher.needsLogin)} />;
  } else if (isWanted) {
    chat = <Chat user={user} request={request} onRequestMet={() => onRequest(null)} />;
  }
  return (
    <>
      <ChatLauncherSpace />
      {chat}
    </>
  );
}
