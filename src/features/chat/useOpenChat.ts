import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_REDIRECT_DELAY_MS } from '@/config/constants';
import { loginRequiredMessages, successMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { rememberLocation, useAuth } from '@/features/auth';
import { useToast } from '@/features/toasts';
import { OPEN_CHAT_EVENT } from './openChatEvent';

const texts = {
  support: { needsLogin: loginRequiredMessages.supportChat, opening: successMessages.chatOpening },
  ideas: { needsLogin: loginRequiredMessages.ideas, opening: successMessages.ideaChatOpened },
};

/**
 * Returns a function that opens the chat, about support or a project idea. Guests are asked to log
 * in and redirected to /login 1.5 s later, unless they leave the page (specification, section 4:
 * Login-gated chat actions). While the session is being checked, it waits for the result.
 */
export function useOpenChat(occasion: keyof typeof texts): () => void {
  const { status } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  const { needsLogin, opening } = texts[occasion];

  useEffect(() => () => clearTimeout(redirect.current), []);

  const open = () => {
    if (status === 'authenticated') {
      window.dispatchEvent(new Event(OPEN_CHAT_EVENT));
      toast.success(opening);
      return;
    }
    toast.error(needsLogin);
    clearTimeout(redirect.current);
    redirect.current = setTimeout(() => {
      void navigate(paths.login, { state: rememberLocation(location) });
    }, LOGIN_REDIRECT_DELAY_MS);
  };
  const openAfterCheck = useEffectEvent(open);

  useEffect(() => {
    if (!isPending.current || status === 'loading') return;
    isPending.current = false;
    openAfterCheck();
  }, [status]);

  return () => {
    if (status === 'loading') isPending.current = true;
    else open();
  };
}
