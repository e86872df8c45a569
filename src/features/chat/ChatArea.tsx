import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFeatures } from '@/config/features';
import { isEntryPath, useAuth, useResumed } from '@/features/auth';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { type ChatRequest, OPEN_CHAT_EVENT, readChatRequest, requestChat } from './openChatEvent';

const Chat = lazyPart(() => import('./Chat'), {
  name: 'the chat',
  loading: null,
  fallback: offerRetryInCorner,
});

/**
 * Shows the chat on every page of the shop; its code is loaded once a user is signed in. Guests see
 * nothing, or a button that asks them to log in, depending on `chatLauncher`. Admins are notified
 * of every new conversation; on their own pages the inbox replaces the chat.
 */
export function ChatArea({ isAdminPage }: { isAdminPage: boolean }) {
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
  return <Chat isAdminPage={isAdminPage} request={request} onRequestMet={() => setRequest(null)} />;
}

/** Opens the chat that required a login. */
function useResumedChat(): void {
  const location = useLocation();
  const chat = (location.state as { chat?: unknown } | null)?.chat;
  useResumed(chat !== undefined && !isEntryPath(location.pathname), () => requestChat(chat));
}
