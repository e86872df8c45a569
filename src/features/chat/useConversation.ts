import { useEffect, useEffectEvent, useMemo } from 'react';
import type { User } from '@/api/accountApi';
import { useSendChatMessageMutation } from '@/api/chatApi';
import { isAborted, isOutdated } from '@/api/errors';
import { failureText } from '@/api/failureText';
import { toKeyHeader } from '@/api/idempotencyKeys';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { trimVisible } from '@/lib/visibleText';
import { type ChatSocket, onEvent } from '@/realtime/chatSocket';
import { type ChatEntry, isStored, toAnnounce, toEntries } from './chatEntries';
import { announceMessage, readMessage } from './chatMessage';
import { chatFailures } from './chatMessages';
import {
  draftChanged,
  draftQueued,
  isQueued,
  type LogStore,
  messageReceived,
  messagesAnnounced,
  sendingEnded,
  sendingRetried,
  sendingStarted,
  sendingSucceeded,
  useLog,
} from './conversationLog';

export type ConversationOptions = {
  log: LogStore;
  /** Loads the conversation again into the log; rejects on failure. */
  reload: () => Promise<void>;
  socket: ChatSocket | null;
  isConnected: boolean;
  user: User;
  /** Called after each message that was stored. */
  onSent?: () => void;
};

/**
 * Returns a conversation as a customer and staff see it: its messages, the text in the input, and
 * functions to send. A message is shown at once; if sending fails, its text returns to the input
 * (specification, section 5: Chat message). A retry never stores it twice. The conversation is joined
 * on each connection, and stored messages are announced, also after a lost response or connection. What was
 * to be sent too early is sent as soon as it can be, also while no input shows it.
 */
export function useConversation(options: ConversationOptions) {
  const { log, reload, socket, isConnected, user, onSent } = options;
  const state = useLog(log);
  const { conversationId, messages, outbox, draft } = state;
  const entries = useMemo(() => toEntries({ messages, outbox }), [messages, outbox]);
  const [post] = useSendChatMessageMutation();
  const toast = useToast();

  useEffect(() => {
    if (socket && isConnected && conversationId !== null) {
      socket.emit('join-conversation', conversationId);
    }
  }, [socket, isConnected, conversationId]);

  useEffect(() => {
    if (!socket) return;
    return onEvent(socket, 'message-received', (message) => {
      log.dispatch(messageReceived(readMessage(message)));
    });
  }, [socket, log]);

  const announce = () => {
    if (!socket?.connected) return;
    const due = toAnnounce(log.getState());
    if (due.length === 0) return;
    for (const message of due) announceMessage(socket, message);
    log.dispatch(messagesAnnounced(due.map(({ id }) => id)));
  };
  const announceFound = useEffectEvent(announce);
  useEffect(() => announceFound(), [isConnected, entries]);

  /** Ends an attempt to send, which has failed unless the message has been found meanwhile. */
  const end = (key: string, doing: string, error: unknown) => {
    log.dispatch(sendingEnded(key));
    if (isAborted(error)) return;
    logFailure(doing, error);
    if (isStored(log.getState(), key)) onSent?.();
    else toast.error(failureText(error, chatFailures.send));
  };

  const deliver = async (key: string, text: string) => {
    // An unsent message may have moved to another conversation.
    const { conversationId: current } = log.getState();
    if (current === null) return;
    try {
      const { messageData } = await post({
        ...toKeyHeader(`${current}-${key}`),
        sendMessageRequest: { conversationId: current, message: text, messageType: 'text' },
      }).unwrap();
      log.dispatch(sendingSucceeded({ key, id: messageData.id, conversationId: current }));
    } catch (error) {
      if (isOutdated(error)) await reload().catch(() => undefined);
      end(key, 'Sending a chat message', error);
      return;
    }
    // The component may have unmounted, and then its effects do not announce the message.
    announce();
    onSent?.();
  };

  const retry = async ({ key, text }: ChatEntry) => {
    log.dispatch(sendingRetried(key));
    // The first attempt may have been stored although its response was lost.
    try {
      await reload();
    } catch (error) {
      // The message may be stored already, so sending it again could store it twice.
      end(key, 'Looking for a message', error);
      return;
    }
    if (!isStored(log.getState(), key)) {
      await deliver(key, text);
      return;
    }
    log.dispatch(sendingEnded(key));
    onSent?.();
  };

  const send = (written: string): void => {
    const text = trimVisible(written);
    if (!text || conversationId === null || !isConnected) return;
    const failed = entries.find((entry) => entry.delivery === 'failed' && entry.text === text);
    if (failed) {
      void retry(failed);
      return;
    }
    const { payload } = log.dispatch(sendingStarted(user, text));
    void deliver(payload.key, text);
  };
  const sendQueued = useEffectEvent(() => {
    const now = log.getState();
    if (isQueued(now)) send(now.draft);
  });
  useEffect(() => sendQueued(), [isConnected, conversationId]);

  return {
    conversationId,
    entries,
    draft,
    isQueued: isQueued(state),
    changeDraft: (text: string): void => void log.dispatch(draftChanged(text)),
    queue: (): void => void log.dispatch(draftQueued()),
    send,
    retry: (entry: ChatEntry): void => void retry(entry),
  };
}
