import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { User } from '@/api/accountApi';
import { useAppDispatch, useAppSelector } from '@/store';
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
import { useMarkAnswersReadMutation } from '@/api/chatApi';

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

const PREFIX = /^\(\d+\) /;

/** Prefixes the document title with the number of unread messages, on every page. */
export function useUnreadTitle(unreadCount: number): void {
  useEffect(() => {
    if (unreadCount === 0) return;
    const mark = () => {
      const title = `(${unreadCount}) ${document.title.replace(PREFIX, '')}`;
      if (document.title !== title) document.title = title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(PREFIX, '');
    };
  }, [unreadCount]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageSeen = () => document.visibilityState !== 'hidden';

/** Marks answers as read as soon as the open panel shows them. */
export function useReadMark(): void {
  const { panel, entries } = useAppSelector(selectChat);
  const isSeen = useSyncExternalStore(subscribe, isPageSeen);
  const [markRead] = useMarkAnswersReadMutation();
  const lastMarked = useRef(0);
  const lastAnswer = entries.findLast(({ id, isFromCustomer }) => id !== null && !isFromCustomer);
  const id = lastAnswer?.id ?? 0;

  useEffect(() => {
    if (panel !== 'expanded' || !isSeen || id <= lastMarked.current) return;
    lastMarked.current = id;
    void markRead();
  }, [panel, isSeen, id, markRead]);
}
