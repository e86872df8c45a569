import { useCallback, useEffect, useRef } from 'react';
import type { User } from '@/api/accountApi';
import { isAborted, toRequestFailure } from '@/api/errors';
import { chatMessages } from '@/config/chatMessages';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppSelector } from '@/store';
import type { ChatSocket } from '@/realtime/chatSocket';
import { announceMessage } from './announceMessage';
import { readMessage } from './chatMessage';
import {
  conversationFailed,
  conversationLoaded,
  messageReceived,
  messagesAnnounced,
  selectChat,
} from './chatSlice';
import { useFetchConversation } from './useFetchConversation';

type ConversationOptions = {
  socket: ChatSocket | null;
  isConnected: boolean;
  isOpen: boolean;
  user: User;
};

/**
 * Loads or opens the user's conversation when the panel opens, joins it on every connection,
 * reloads it when the connection comes after it was loaded, and notifies admins once of a new
 * conversation (specification, section 4: Chat widget). Announces saved messages, also after a lost
 * response or connection. Returns a function that reloads the conversation.
 */
export function useConversation({ socket, isConnected, isOpen, user }: ConversationOptions) {
  const { conversationId, isNew, toAnnounce } = useAppSelector(selectChat);
  const fetchConversation = useFetchConversation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const announced = useRef(new Set<number>());
  /** Whether to reload on the next connection, because messages may have been missed. */
  const reloadsOnConnect = useRef(false);

  const load = useCallback(async () => {
    try {
      dispatch(conversationLoaded(await fetchConversation()));
      reloadsOnConnect.current = true;
    } catch (error) {
      // The session has ended, and the chat with it.
      if (isAborted(error)) return;
      dispatch(conversationFailed());
      logFailure('Loading the chat conversation', error);
      // An ended session redirects to login, so no message is needed.
      if (toRequestFailure(error).status !== 401) toast.error(chatMessages.conversationFailed);
    }
  }, [fetchConversation, dispatch, toast]);

  useEffect(() => {
    if (isOpen) void load();
    else reloadsOnConnect.current = false;
  }, [isOpen, load]);

  useEffect(() => {
    if (!isConnected) return;
    if (reloadsOnConnect.current) void load();
    reloadsOnConnect.current = true;
  }, [isConnected, load]);

  useEffect(() => {
    if (socket && isConnected && conversationId !== null) {
      socket.emit('join-conversation', conversationId);
    }
  }, [socket, isConnected, conversationId]);

  useEffect(() => {
    if (!socket || !isConnected || conversationId === null || !isNew) return;
    if (announced.current.has(conversationId)) return;
    announced.current.add(conversationId);
    socket.emit('new-conversation', {
      conversationId,
      userId: user.id,
      userName: user.name,
      userEmail: user.email,
    });
  }, [socket, isConnected, conversationId, isNew, user]);

  useEffect(() => {
    if (!socket || !isConnected || toAnnounce.length === 0) return;
    for (const message of toAnnounce) announceMessage(socket, user, message);
    dispatch(messagesAnnounced(toAnnounce));
  }, [socket, isConnected, toAnnounce, user, dispatch]);

  useEffect(() => {
    if (!socket) return;
    const receive = (value: unknown) => {
      const message = readMessage(value);
      if (message) dispatch(messageReceived({ message, isMine: message.senderId === user.id }));
    };
    socket.on('message-received', receive);
    return () => void socket.off('message-received', receive);
  }, [socket, dispatch, user.id]);

  return load;
}
