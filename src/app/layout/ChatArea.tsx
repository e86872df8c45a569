import { useLayoutEffect, useState } from 'react';
import { getFeatures } from '@/config/features';
import { useAuth } from '@/features/auth';
import {
  OPEN_CHAT_EVENT,
  readChatRequest,
  useResumedChat,
  type ChatRequest,
} from '@/features/chat';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';

const Chat = lazyPart(() => import('./Chat'), {
  name: 'the chat',
  loading: null,
  fallback: offerRetryInCorner,
});

/**
 * Shows the chat on every page of the shop; its code is loaded once a user is signed in. Guests see
 * nothing, or a button that asks them to log in, depending on `chatLauncher`. Admins are notified
 * of every new conversation.
 */
export function ChatArea() {
  const { status, user } = useAuth();
  const [request, setRequest] = useState<ChatRequest | null>(null);
  const userId = user?.id;

  // Runs before the effects of pages, which may request the chat as soon as the user is known.
  useLayoutEffect(() => {
    if (userId === undefined) return;
    // Subscribe here, so that no request is lost while the chat loads.
    const open = (event: Event) => setRequest(readChatRequest(event));
    window.addEventListener(OPEN_CHAT_EVENT, open);
    return () => {
      window.removeEventListener(OPEN_CHAT_EVENT, open);
      setRequest(null);
    };
  }, [userId]);

  useResumedChat();

  const isShown = user !== null || getFeatures().chatLauncher === 'prompt';
  if (status === 'loading' || !isShown) return null;
  return <Chat request={request} onRequestMet={() => setRequest(null)} />;
}
