import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getFeatures } from '@/config/features';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { OPEN_CHAT_EVENT } from '@/features/chat';

const ChatDock = lazy(() => import('./ChatDock'));
const StaffNotices = lazy(() => import('@/features/chat/StaffNotices'));

/**
 * The chat widget on every page; its button is loaded once somebody is signed in. Visitors see nothing
 * of it, or a button that asks them to log in, by the switch `chatLauncher`. Admins hear of every
 * conversation that begins.
 */
export function ChatArea() {
  const { status, user, isAdmin } = useAuth();
  const [openRequests, setOpenRequests] = useState(0);

  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    // Heard here already, lest a request be lost while the chat is loaded.
    const open = () => setOpenRequests((count) => count + 1);
    window.addEventListener(OPEN_CHAT_EVENT, open);
    return () => {
      window.removeEventListener(OPEN_CHAT_EVENT, open);
      setOpenRequests(0);
    };
  }, [userId]);

  // In the admin's rooms the inbox is the chat, and the button would lie over it.
  const isAdminRoom = useLocation().pathname.startsWith(paths.admin);
  const isShown = user !== null || getFeatures().chatLauncher === 'prompt';
  if (status === 'loading' || !isShown) return null;
  return (
    <Suspense fallback={null}>
      {!isAdminRoom && <ChatDock key={userId} openRequests={openRequests} />}
      {isAdmin && <StaffNotices />}
    </Suspense>
  );
}
