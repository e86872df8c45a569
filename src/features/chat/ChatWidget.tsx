import { useEffect, useRef } from 'react';
import type { User } from '@/api/accountApi';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { ChatLauncher } from './ChatLauncher';
import { ChatPanel } from './ChatPanel';
import { chatForgotten, panelExpanded, selectChat } from './chatSlice';
import { useChatSocket } from './useChatSocket';
import { useConversation } from './useConversation';
import { useUnreadTitle } from './useUnreadTitle';

type ChatWidgetProps = {
  user: User;
  /** Incremented on every request to open the chat from elsewhere on the page. */
  openRequests: number;
};

/**
 * The live chat of a signed-in user: the launcher or the panel (specification, section 2: Chat
 * widget). It is connected while open or minimized.
 */
export function ChatWidget({ user, openRequests }: ChatWidgetProps) {
  const { panel, unreadCount } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  const isOpen = panel !== 'closed';
  const { socket, isConnected } = useChatSocket(isOpen);
  const load = useConversation({ socket, isConnected, isOpen, user });
  const launcher = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(false);
  useUnreadTitle(unreadCount);

  useEffect(() => {
    if (openRequests > 0) dispatch(panelExpanded());
  }, [openRequests, dispatch]);
  useEffect(() => () => void dispatch(chatForgotten()), [dispatch, user.id]);
  useEffect(() => {
    if (wasExpanded.current && panel !== 'expanded') launcher.current?.focus();
    wasExpanded.current = panel === 'expanded';
  }, [panel]);

  return panel === 'expanded' ? (
    <ChatPanel user={user} socket={socket} isConnected={isConnected} onReload={() => void load()} />
  ) : (
    <ChatLauncher
      buttonRef={launcher}
      unreadCount={unreadCount}
      onPress={() => dispatch(panelExpanded())}
    />
  );
}
