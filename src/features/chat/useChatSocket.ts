import { useEffect, useState } from 'react';
import { requestProfile } from '@/api/accountApi';
import { readStored } from '@/config/browserStorage';
import { SOCKET_RECONNECT_MAX_MS, SOCKET_RECONNECT_MIN_MS } from '@/config/constants';
import { selectToken, TOKEN_STORAGE_KEY } from '@/features/auth';
import { acquireChatSocket, type ChatSocket } from '@/realtime/chatSocket';
import { useAppDispatch, useAppStore } from '@/store';

/**
 * Returns the chat socket, or null unless `isWanted`, and whether it is connected. When the server
 * rejects or closes the connection, the session is checked, which ends an expired one.
 */
export function useChatSocket(isWanted: boolean) {
  const [socket, setSocket] = useState<ChatSocket | null>(null);
  const [isConnected, setConnected] = useState(false);
  const dispatch = useAppDispatch();
  const store = useAppStore();

  useEffect(() => {
    if (!isWanted) return;
    // Another tab may have stored a newer token; without storage there is only the store's.
    const readToken = () => readStored(TOKEN_STORAGE_KEY) ?? selectToken(store.getState());
    let current: ChatSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const checkSession = async () => {
      // An ended session unmounts the chat, which cancels the retry.
      await dispatch(requestProfile());
      // Limit retries of a server that rejects a valid session.
      clearTimeout(retry);
      retry = setTimeout(() => current?.connect(), SOCKET_RECONNECT_MAX_MS);
    };
    const onConnect = () => setConnected(true);
    const onDisconnect = (reason: string) => {
      setConnected(false);
      if (reason !== 'io server disconnect') return;
      // A changed password closes the connection shortly before its response brings a new token.
      clearTimeout(retry);
      retry = setTimeout(() => void checkSession(), SOCKET_RECONNECT_MIN_MS);
    };
    const onConnectError = () => {
      // An active client reconnects by itself.
      if (current && !current.active) void checkSession();
    };
    const release = acquireChatSocket(readToken, (acquired) => {
      current = acquired;
      acquired.on('connect', onConnect);
      acquired.on('disconnect', onDisconnect);
      acquired.on('connect_error', onConnectError);
      setConnected(acquired.connected);
      setSocket(acquired);
    });
    return () => {
      current?.off('connect', onConnect);
      current?.off('disconnect', onDisconnect);
      current?.off('connect_error', onConnectError);
      current = null;
      clearTimeout(retry);
      release();
      setSocket(null);
      setConnected(false);
    };
  }, [isWanted, dispatch, store]);

  return { socket, isConnected };
}
