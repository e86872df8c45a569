import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getFeatures } from '@/config/features';
import { chatIn, isEntryPath, useAuth } from '@/features/auth';
import { OPEN_CHAT_EVENT, readChatRequest, requestChat, type ChatRequest } from '@/features/chat';
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

/**
 * Opens the chat that required a login. Removes it from the navigation state first, so that neither
 * a reload nor Back repeats it.
 */
function useResumedChat(): void {
  const { isAuthenticated } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const chat = chatIn(location.state);
  const isDue = isAuthenticated && chat !== undefined && !isEntryPath(location.pathname);

  const resume = useEffectEvent(() => {
    void navigate(location, { replace: true, state: null });
    requestChat(chat);
  });
  useEffect(() => {
    if (isDue) resume();
  }, [isDue]);
}
