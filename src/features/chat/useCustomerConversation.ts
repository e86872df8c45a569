import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenConversationMutation } from '@/api/chatApi';
import { isAborted } from '@/api/errors';
import { failureText } from '@/api/failureText';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { readMessage } from './chatMessage';
import { chatFailures } from './chatMessages';
import { conversationFailed, conversationLoaded, useLog } from './conversationLog';
import { type ConversationOptions, useConversation } from './useConversation';

/** How long an opened chat waits for its connection, in milliseconds. */
const CONNECTION_WAIT_MS = 1000;
const WAITING = 'waiting';
const RESOLVED = 'resolved';

type CustomerOptions = Omit<ConversationOptions, 'reload'> & {
  /** Whether the chat is expanded or minimized, or a message is on its way. */
  isWanted: boolean;
};

/**
 * Returns the customer's conversation, which is loaded or created when the chat opens, as soon as it is connected, so
 * that no message is missed between the two. It is loaded again after each later connection. Admins are notified once
 * of a new conversation (specification, section 4: Chat widget).
 */
export function useCustomerConversation({ isWanted, ...options }: CustomerOptions) {
  const { log, socket, isConnected, user } = options;
  const [openConversation] = useOpenConversationMutation();
  const toast = useToast();
  const { conversationId, isNew, hasFailed } = useLog(log);
  const noticed = useRef(new Set<number>());
  /** Whether the chat has been opened, and its conversation is still to be loaded. */
  const isDue = useRef(false);

  const reload = async (isOpened = false) => {
    const { conversationId: id, status, ...response } = await openConversation().unwrap();
    const messages = response.messages.map(readMessage);
    const isWaiting = status === WAITING && messages.length === 0;
    const isResolved = status === RESOLVED;
    const loaded = { conversationId: id, messages, isOpened, isNew: isWaiting, isResolved };
    log.dispatch(conversationLoaded(loaded));
  };

  const load = async () => {
    const isOpened = isDue.current;
    isDue.current = false;
    try {
      await reload(isOpened);
    } catch (error) {
      // The session has ended, and the chat with it.
      if (isAborted(error)) return;
      log.dispatch(conversationFailed());
      logFailure('Loading the chat conversation', error);
      toast.error(failureText(error, chatFailures.conversation));
    }
  };
  const open = useEffectEvent(() => {
    isDue.current = true;
    if (isConnected) void load();
  });
  const stopWaiting = useEffectEvent(() => {
    if (isDue.current) void load();
  });
  const onConnected = useEffectEvent(() => {
    const { conversationId: loaded, hasFailed: wasLost, isResolved } = log.getState();
    if (isDue.current || (!isResolved && (loaded !== null || wasLost))) void load();
  });

  useEffect(() => {
    if (!isWanted) return;
    open();
    const timer = setTimeout(stopWaiting, CONNECTION_WAIT_MS);
    return () => {
      clearTimeout(timer);
      isDue.current = false;
    };
  }, [isWanted]);

  useEffect(() => {
    if (isConnected) onConnected();
  }, [isConnected]);

  const conversation = useConversation({ ...options, reload });

  useEffect(() => {
    if (!socket || !isConnected || conversationId === null || !isNew) return;
    if (noticed.current.has(conversationId)) return;
    noticed.current.add(conversationId);
    socket.emit('new-conversation', {
      conversationId,
      userId: user.id,
      userName: user.name,
      userEmail: user.email,
    });
  }, [socket, isConnected, conversationId, isNew, user]);

  return { ...conversation, hasFailed, load };
}
