import { useState } from 'react';
import { loginRequiredMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { ChatLauncher, UnreadLauncher, type ChatRequest } from '@/features/chat';
import { useToast } from '@/features/toasts';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';

const Chat = lazyPart(() => import('./Chat'), {
  name: 'the chat',
  loading: <ChatLauncher onPress={() => undefined} />,
  fallback: (retry) => (
    <>
      <ChatLauncher onPress={retry} />
      {offerRetryInCorner(retry)}
    </>
  ),
});

type ChatDockProps = {
  /** A request to open the chat that was not met yet; null without one. */
  request: ChatRequest | null;
  /** Changes the request. */
  onRequest: (request: ChatRequest | null) => void;
};

/**
 * Shows the launcher of the chat. It asks guests to log in; for a signed-in user the chat itself is
 * loaded on the first request to open it, here or elsewhere on the page.
 */
export default function ChatDock({ request, onRequest }: ChatDockProps) {
  const { user } = useAuth();
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  if (request && !isWanted) setWanted(true);

  if (!user) {
    return <ChatLauncher onPress={() => toast.error(loginRequiredMessages.chat)} />;
  }
  if (!isWanted) return <UnreadLauncher onPress={() => onRequest({ message: null })} />;
  return <Chat key={user.id} user={user} request={request} onRequestMet={() => onRequest(null)} />;
}
