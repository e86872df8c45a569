import { useState } from 'react';
import { loginRequiredMessages } from '@/config/messages';
import { useAuth } from '@/features/auth';
import { ChatLauncher } from '@/features/chat';
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
  if (requests === 0) return <ChatLauncher onPress={() => setPresses(presses + 1)} />;
  return <Chat key={user.id} user={user} openRequests={requests} />;
}
