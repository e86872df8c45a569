import { useEffect } from 'react';
import { forgetConversations } from '@/api/supportApi';
import { paths } from '@/config/paths';
import { toastShown } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { readNotice } from './chatMessage';
import { useChatSocket } from './useChatSocket';

/** Notifies an admin of new conversations on every page and refreshes the inbox. */
export function StaffNotices() {
  const { socket } = useChatSocket(true);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!socket) return;
    const onStarted = (value: unknown) => {
      const notice = readNotice(value);
      if (!notice) return;
      const text = `${notice.userName} is waiting in the support chat`;
      const to = paths.adminConversation(notice.conversationId);
      dispatch(toastShown('blank', text, { link: { label: 'Open conversation', to } }));
      dispatch(forgetConversations());
    };
    const onUpdated = (value: unknown) =>
      void dispatch(forgetConversations(readNotice(value)?.conversationId));
    const onConnect = () => void dispatch(forgetConversations());
    socket.on('conversation-started', onStarted);
    socket.on('conversation-updated', onUpdated);
    socket.on('connect', onConnect);
    return () => {
      socket.off('conversation-started', onStarted);
      socket.off('conversation-updated', onUpdated);
      socket.off('connect', onConnect);
    };
  }, [socket, dispatch]);

  return null;
}
