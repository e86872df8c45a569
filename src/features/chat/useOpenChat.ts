import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_REDIRECT_DELAY_MS } from '@/config/constants';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { type ChatRequest, type ChatSubject, requestChat } from './openChatEvent';

/** The messages shown when the chat opens, by occasion (specification, section 8), verbatim. */
export const openChatMessages = {
  launcher: { needsLogin: 'Please login to use the chat support' },
  support: {
    needsLogin: 'Please login to start a chat with our support team',
    opening: 'Opening live chat support...',
  },
  ideas: {
    needsLogin: 'Please login to contact us about project ideas',
    opening: 'Chat opened! Tell us about your project idea.',
  },
} as const;

type Occasion = 'support' | 'ideas';

/** Opens the chat with a prefilled message, or an empty input for null; `about` is the subject shown to staff. */
type OpenChat = (message: string | null, about?: ChatSubject) => void;

/**
 * Returns a function that opens the chat with a prefilled message, which the user may edit before
 * sending. Guests are asked to log in and redirected to /login 1.5 s later, unless they leave the
 * page (specification, section 4: Login-gated chat actions); the login leads back to the page and
 * the open chat. Waits while the session is being
 * checked.
 */
export function useOpenChatWith(occasion: Occasion): OpenChat {
  const { status } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<ChatRequest>(null);
  const { needsLogin, opening } = openChatMessages[occasion];

  useEffect(
    () => () => {
      clearTimeout(redirect.current);
      redirect.current = undefined;
    },
    [],
  );

  const open = (request: ChatRequest) => {
    if (status === 'authenticated') {
      requestChat(request);
      toast.success(opening);
      return;
    }
    // Ignores the second click of a double click.
    if (redirect.current !== undefined) return;
    toast.blank(needsLogin);
    redirect.current = setTimeout(() => {
      redirect.current = undefined;
      // The page stays until the next one's code has loaded, which may take longer.
      if (window.location.pathname !== location.pathname) return;
      void navigate(paths.login, { state: rememberLocation(location, { chat: request }) });
    }, LOGIN_REDIRECT_DELAY_MS);
  };
  const openAfterCheck = useEffectEvent(open);

  useEffect(() => {
    if (!pending.current || status === 'loading') return;
    const request = pending.current;
    pending.current = null;
    openAfterCheck(request);
  }, [status]);

  return (message, about) => {
    const request = { message, about };
    if (status === 'loading') pending.current = request;
    else open(request);
  };
}

/** Like `useOpenChatWith`, without a prefilled message. */
export function useOpenChat(occasion: Occasion): () => void {
  const open = useOpenChatWith(occasion);
  return () => open(null);
}
