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

const WAITING = 'waiting';
const RESOLVED = 'resolved';

type CustomerOptions = Omit<ConversationOptions, 'reload'> & {
  /** Whether the chat is expanded or minimized. */
  isOpen: boolean;
};

/**
 * Returns the customer's conversation, which is loaded or created when the chat opens. It is loaded
 * again after each later connection, since messages may have been missed. Admins are notified once
 * of a new conversation (specification, section 4: Chat widget).
 */
export function useCustomerConversation({ isOpen, ...options }: CustomerOptions) {
  const { log, socket, isConnected, user } = options;
  const [openConversation] = useOpenConversationMutation();
  const toast = useToast();
  const { conversationId, isNew, hasFailed } = useLog(log);
  const noticed = useRef(new Set<number>());

  const reload = async () => {
    const { conversationId: id, status, ...response } = await openConversation().unwrap();
    const messages = response.messages.map(readMessage);
    const isWaiting = status === WAITING && messages.length === 0;
    const isResolved = status === RESOLVED;
    const loaded = { conversationId: id, messages, isNew: isWaiting, isResolved };
    log.dispatch(conversationLoaded(loaded));
  };

  const load = async () => {
    try {
      await reload();
    } catch (error) {
      // The session has ended, and the chat with it.
      if (isAborted(error)) return;
      log.dispatch(conversationFailed());
      logFailure('Loading the chat conversation', error);
      toast.error(failureText(error, chatFailures.conversation));
    }
  };
  const loadNow = useEffectEvent(() => void load());

  useEffect(() => {
    if (isOpen) loadNow();
  }, [isOpen]);

  useEffect(() => {
    const { conversationId: loaded, hasFailed: wasLost, isResolved } = log.getState();
    if (isConnected && !isResolved && (loaded !== null || wasLost)) loadNow();
  }, [isConnected, log]);

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
