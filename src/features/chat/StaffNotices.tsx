import { useEffect } from 'react';
import { forgetConversations } from '@/api/supportApi';
import { paths } from '@/config/paths';
import { toastShown } from '@/features/toasts';
import { onEvent } from '@/realtime/chatSocket';
import { useAppDispatch } from '@/store';
import { useChatSocket } from './useChatSocket';

/** Notifies an admin of new conversations on every page and refreshes the inbox. */
export function StaffNotices() {
  const { socket } = useChatSocket(true);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!socket) return;
    const onConnect = () => void dispatch(forgetConversations());
    const stops = [
      onEvent(socket, 'conversation-started', ({ conversationId, userName }) => {
        const text = `${userName || 'Somebody'} is waiting in the support chat`;
        const to = paths.adminConversation(conversationId);
        dispatch(toastShown('blank', text, { link: { label: 'Open conversation', to } }));
        dispatch(forgetConversations());
      }),
      onEvent(socket, 'conversation-updated', ({ conversationId }) => {
        dispatch(forgetConversations(conversationId));
      }),
    ];
    socket.on('connect', onConnect);
    return () => {
      for (const stop of stops) stop();
      socket.off('connect', onConnect);
    };
  }, [socket, dispatch]);

  return null;
}
