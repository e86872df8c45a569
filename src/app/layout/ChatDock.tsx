import { lazy, Suspense, useState } from 'react';
import { loginRequiredMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { ChatLauncher } from '@/features/chat';
import { useToast } from '@/features/toasts';

const Chat = lazy(() => import('./Chat'));

/**
 * Shows the launcher of the chat. It asks guests to log in; for a signed-in user the chat itself is
 * loaded on the first request to open it, here or elsewhere on the page.
 */
export default function ChatDock({ openRequests }: { openRequests: number }) {
  const { user } = useAuth();
  const [presses, setPresses] = useState(0);
  const toast = useToast();
  const requests = openRequests + presses;

  if (!user) {
    return <ChatLauncher onPress={() => toast.error(loginRequiredMessages.chat)} />;
  }
  const launcher = <ChatLauncher onPress={() => setPresses(presses + 1)} />;
  if (requests === 0) return launcher;
  return (
    <Suspense fallback={launcher}>
      <Chat key={user.id} user={user} openRequests={requests} />
    </Suspense>
  );
}
