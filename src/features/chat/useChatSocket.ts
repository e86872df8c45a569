import { useEffect, useState } from 'react';
import { requestProfile } from '@/api/accountApi';
import { SOCKET_RECONNECT_MAX_MS } from '@/config/constants';
import { TOKEN_STORAGE_KEY } from '@/features/auth';
import { readStored } from '@/lib/browserStorage';
import { useAppDispatch } from '@/lib/storeHooks';
import { acquireChatSocket, type ChatSocket } from '@/realtime/chatSocket';

const readToken = () => readStored(TOKEN_STORAGE_KEY);

/**
 * Returns the chat socket while `isWanted`, or null, and whether it is connected. When the server
 * rejects or closes the connection, the session is checked, which ends an expired one.
 */
export function useChatSocket(isWanted: boolean) {
  const [socket, setSocket] = useState<ChatSocket | null>(null);
  const [isConnected, setConnected] = useState(false);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!isWanted) return;
    let current: ChatSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const checkSession = async () => {
      const result = await dispatch(requestProfile());
      if (!result.isSuccess) return;
      // Limit retries of a server that rejects a valid session.
      clearTimeout(retry);
      retry = setTimeout(() => current?.connect(), SOCKET_RECONNECT_MAX_MS);
    };
    const onConnect = () => setConnected(true);
    const onDisconnect = (reason: string) => {
      setConnected(false);
      if (reason === 'io server disconnect') void checkSession();
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
  }, [isWanted, dispatch]);

  return { socket, isConnected };
}
