import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@/api/accountApi';
import { useMarkAnswersReadMutation, useTellOpenedFromMutation } from '@/api/chatApi';
import { offers } from '@/config/offers';
import { shorten } from '@/lib/text';
import { pageTitle, showInTab } from '@/ui/documentTitle';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { usePageSeen } from '@/ui/usePageSeen';
import { ChatLauncher, MinimizedChat } from './ChatLauncher';
import { ChatPanel } from './ChatPanel';
import {
  isUnderWay,
  type LogStore,
  messagePrepared,
  messagesRead,
  useLog,
} from './conversationLog';
import type { ChatRequest, ChatSubject } from './openChatEvent';
import { useChatSocket } from './useChatSocket';
import { useCustomerConversation } from './useCustomerConversation';
import { onAnswersRead, tellAnswersRead, useUnreadCount } from './useUnreadCount';

type ChatWidgetProps = {
  log: LogStore;
  user: User;
  /** A request to open the chat; null without one. */
  request: ChatRequest | null;
  /** Called when the request has been handled. */
  onRequestMet: () => void;
};

/**
 * The live chat of a signed-in user: launcher, panel or minimized bar (specification, section 2:
 * Chat widget). Connected while open or minimized, or while a message is on its way.
 */
export function ChatWidget({ log, user, request, onRequestMet }: ChatWidgetProps) {
  const [panel, setPanel] = useState<'closed' | 'expanded' | 'minimized'>('closed');
  /** What the panel was opened for; null for the page on which it was opened. */
  const [about, setAbout] = useState<ChatSubject | null>(null);
  const [lastRequest, setLastRequest] = useState<ChatRequest | null>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const isOpen = panel !== 'closed';
  const isExpanded = panel === 'expanded';
  const isSending = isUnderWay(useLog(log));
  // All but the frame of the panel waits until the frame is painted, which phones would be slow to do.
  const isFramed = useDeferredValue(isOpen, false);
  const isWanted = isFramed || isSending;
  const { socket, isConnected } = useChatSocket(isWanted);
  const onSent = useOpenedFrom(about, isExpanded);
  const options = { log, user, socket, isConnected, isWanted, onSent };
  const conversation = useCustomerConversation(options);
  const unreadAnswers = useUnreadAnswers(log, user.id, isExpanded && isAtEnd);
  const unreadStored = useUnreadCount(!isOpen);
  const unreadCount = isOpen ? unreadAnswers : unreadStored;
  const launcher = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const previousPanel = useRef(panel);
  useUnreadTitle(unreadCount);

  const expand = () => setPanel('expanded');
  const close = () => {
    setPanel('closed');
    setAbout(null);
  };
  const coversPage = useMediaQuery(useTheme().breakpoints.down('sm'));
  useClosedByBack(isFramed && isExpanded && coversPage, close);
  if (request && request !== lastRequest) {
    setLastRequest(request);
    setAbout(request.about ?? null);
    setPanel('expanded');
  }
  const meet = useEffectEvent(({ message }: ChatRequest) => {
    if (message !== null) log.dispatch(messagePrepared(message));
    input.current?.focus();
    onRequestMet();
  });
  useEffect(() => {
    if (request) meet(request);
  }, [request]);
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
        onExpand={expand}
        onClose={close}
      />
    );
  }
  return isExpanded ? (
    <ChatPanel
      user={user}
      conversation={conversation}
      socket={socket}
      isConnected={isConnected}
      isFramed={isFramed}
      isModal={coversPage}
      onAtEnd={setAtEnd}
      onMinimize={() => setPanel('minimized')}
      onClose={close}
      inputRef={input}
    />
  ) : (
    <ChatLauncher buttonRef={launcher} onPress={expand} unreadCount={unreadCount} />
  );
}

/** Says the number of unread messages in the browser's tab, on every page. */
function useUnreadTitle(unreadCount: number): void {
  useEffect(() => {
    showInTab({ unreadCount });
    return () => showInTab({ unreadCount: 0 });
  }, [unreadCount]);
}

/**
 * Returns the number of answers that came since the conversation was loaded and that the user has
 * not seen here or in another tab. Answers are marked as read, here and in the backend, as soon as they are
 * shown: the expanded panel is at the end of its messages.
 */
export function useUnreadAnswers(log: LogStore, userId: number, isShown: boolean): number {
  const { messages, readId, startId } = useLog(log);
  const isSeen = usePageSeen() && isShown;
  const [markRead] = useMarkAnswersReadMutation();
  const answers = messages.filter(({ id, senderId }) => senderId !== userId && id > readId);
  const lastId = messages.findLast(({ senderId }) => senderId !== userId)?.id ?? 0;
  const markedId = useRef(0);

  useEffect(() => onAnswersRead((id) => void log.dispatch(messagesRead(id))), [log]);
  useEffect(() => {
    if (!isSeen || lastId <= markedId.current) return;
    log.dispatch(messagesRead(lastId));
    const mark = async () => {
      const failure = offers('unread') && (await markRead()).error;
      // After a failure, they are marked when they are shown again.
      if (!failure) markedId.current = lastId;
      tellAnswersRead(lastId);
    };
    void mark();
  }, [isSeen, lastId, log, markRead]);
  return answers.filter(({ id }) => id > startId).length;
}

/** What the backend takes, in characters. */
const TITLE_MAX = 200;
const PATH_MAX = 300;

/** Returns the current page. */
function readPage(): ChatSubject {
  const { pathname, search } = window.location;
  return { title: pageTitle(), path: `${pathname}${search}` };
}

/**
 * Remembers the subject or page for which the panel was expanded; the returned function reports it
 * to staff, once per opening. Failures are ignored, because staff can do without it.
 */
export function useOpenedFrom(about: ChatSubject | null, isExpanded: boolean): () => void {
  const [tell] = useTellOpenedFromMutation();
  const page = useRef<ChatSubject>(null);
  useEffect(() => {
    if (!isExpanded) return;
    const { title, path } = about ?? readPage();
    page.current = { title: shorten(title, TITLE_MAX), path: path.slice(0, PATH_MAX) };
  }, [about, isExpanded]);
  return () => {
    if (!page.current || !offers('inbox')) return;
    void tell({ openedFrom: page.current });
    page.current = null;
  };
}
