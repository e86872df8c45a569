import { lazy, Suspense, useState } from 'react';
import { loginRequiredMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { ChatLauncher, type ChatRequest } from '@/features/chat';
import { useToast } from '@/features/toasts';

const Chat = lazy(() => import('./Chat'));

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
  const launcher = <ChatLauncher onPress={() => onRequest({ message: null })} />;
  if (!isWanted) return launcher;
  return (
    <Suspense fallback={launcher}>
      <Chat key={user.id} user={user} request={request} onRequestMet={() => onRequest(null)} />
    </Suspense>
  );
}
