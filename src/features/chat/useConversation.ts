import { useCallback, useEffect, useRef } from 'react';
import type { User } from '@/api/accountApi';
import { toRequestFailure } from '@/api/errors';
import { chatMessages } from '@/config/chatMessages';
import { useToast } from '@/features/toasts';
import { logFailure } from '@/lib/log';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
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

const WAITING = 'waiting';

type ConversationOptions = {
  socket: ChatSocket | null;
  isConnected: boolean;
  isOpen: boolean;
  user: User;
};

/**
 * Loads or opens the user's conversation when the panel opens, joins it on every connection,
 * reloads it after a reconnection, and notifies admins once of a new conversation (specification,
 * section 4: Chat widget). Announces messages that turn out to be saved although their response was
 * lost. Returns a function that reloads the conversation.
 */
export function useConversation({ socket, isConnected, isOpen, user }: ConversationOptions) {
  const { conversationId, toAnnounce } = useAppSelector(selectChat);
  const fetchConversation = useFetchConversation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  /** The new conversation of which admins were not notified yet. */
  const unannounced = useRef<number | null>(null);
  const announced = useRef(new Set<number>());
  const wasConnected = useRef(false);

  const load = useCallback(async () => {
    try {
      const { conversationId: id, messages, status } = await fetchConversation();
      if (status === WAITING && messages.length === 0) unannounced.current = id;
      dispatch(conversationLoaded({ conversationId: id, messages }));
    } catch (error) {
      dispatch(conversationFailed());
      logFailure('Loading the chat conversation', error);
      // An ended session redirects to login, so no message is needed.
      if (toRequestFailure(error).status !== 401) toast.error(chatMessages.conversationFailed);
    }
  }, [fetchConversation, dispatch, toast]);

  useEffect(() => {
    if (isOpen) void load();
    else wasConnected.current = false;
  }, [isOpen, load]);

  useEffect(() => {
    if (!isConnected) return;
    if (wasConnected.current) void load();
    wasConnected.current = true;
  }, [isConnected, load]);

  useEffect(() => {
    if (!socket || !isConnected || conversationId === null) return;
    socket.emit('join-conversation', conversationId);
    if (unannounced.current !== conversationId || announced.current.has(conversationId)) return;
    announced.current.add(conversationId);
    socket.emit('new-conversation', {
      conversationId,
      userId: user.id,
      userName: user.name,
      userEmail: user.email,
    });
  }, [socket, isConnected, conversationId, user]);

  useEffect(() => {
    if (!socket || !isConnected || toAnnounce.length === 0) return;
    for (const message of toAnnounce) announceMessage(socket, user, message);
    dispatch(messagesAnnounced());
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
