import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '@/api/accountApi';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { ChatPanel } from './ChatPanel';
import {
  chatForgotten,
  messagePrepared,
  panelClosed,
  panelExpanded,
  selectChat,
  subjectChosen,
} from './chatSlice';
import { MinimizedChat } from './MinimizedChat';
import type { ChatRequest } from './openChatEvent';
import { useChatSocket } from './useChatSocket';
import { useConversation } from './useConversation';
import { UnreadLauncher } from './UnreadLauncher';
import { useReadMark } from './useReadMark';
import { useUnreadTitle } from './useUnreadTitle';

type ChatWidgetProps = {
  user: User;
  /** A request to open the chat; null without one. */
  request: ChatRequest | null;
  /** Called when the request has been handled. */
  onRequestMet: () => void;
};

/**
 * The live chat of a signed-in user: launcher, panel or minimized bar (specification, section 2:
 * Chat widget). Connected while open or minimized.
 */
export function ChatWidget({ user, request, onRequestMet }: ChatWidgetProps) {
  const { panel, unreadCount } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  const isOpen = panel !== 'closed';
  const { socket, isConnected } = useChatSocket(isOpen);
  const load = useConversation({ socket, isConnected, isOpen, user });
  const launcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const previousPanel = useRef(panel);
  useUnreadTitle(unreadCount);
  useReadMark();

  const meet = useEffectEvent(({ message, about }: ChatRequest) => {
    dispatch(subjectChosen(about ?? null));
    dispatch(panelExpanded());
    if (message !== null) dispatch(messagePrepared(message));
    input.current?.focus();
    onRequestMet();
  });
  useEffect(() => {
    if (request) meet(request);
  }, [request]);
  useEffect(() => () => void dispatch(chatForgotten()), [dispatch, user.id]);
  useEffect(() => {
    // The focused control has gone, unless the panel takes the focus itself.
    if (panel !== previousPanel.current && panel !== 'expanded') launcher.current?.focus();
    previousPanel.current = panel;
  }, [panel]);

  if (panel === 'minimized') {
    return (
      <MinimizedChat
        buttonRef={launcher}
        unreadCount={unreadCount}
        isConnected={isConnected}
        onExpand={() => dispatch(panelExpanded())}
        onClose={() => dispatch(panelClosed())}
      />
    );
  }
  return panel === 'expanded' ? (
    <ChatPanel
      user={user}
      socket={socket}
      isConnected={isConnected}
      onReload={() => void load()}
      inputRef={input}
    />
  ) : (
    <UnreadLauncher buttonRef={launcher} onPress={() => dispatch(panelExpanded())} />
  );
}
