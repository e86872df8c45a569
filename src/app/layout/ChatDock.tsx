import { lazy, Suspense, useState } from 'react';
import { loginRequiredMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { ChatLauncher } from '@/features/chat';
import { useToast } from '@/features/toasts';

const Chat = lazy(() => import('./Chat'));

/**
 * The chat's button. For visitors it asks to log in; for a signed-in person the chat itself is loaded
 * with the first request to open it, here or elsewhere on the page.
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
