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
 * refuses or closes the connection, the session is checked, which ends an expired one.
 */
export function useChatSocket(isWanted: boolean) {
  const [socket, setSocket] = useState<ChatSocket | null>(null);
  const [isConnected, setConnected] = useState(false);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!isWanted) return;
    let current: ChatSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const askForSession = async () => {
      const answer = await dispatch(requestProfile());
      if (!answer.isSuccess) return;
      // Limit retries with a server that refuses a valid session.
      clearTimeout(retry);
      retry = setTimeout(() => current?.connect(), SOCKET_RECONNECT_MAX_MS);
    };
    const onConnect = () => setConnected(true);
    const onDisconnect = (reason: string) => {
      setConnected(false);
      if (reason === 'io server disconnect') void askForSession();
    };
    const onRefused = () => {
      // An active client reconnects by itself.
      if (current && !current.active) void askForSession();
    };
    const release = acquireChatSocket(readToken, (acquired) => {
      current = acquired;
      acquired.on('connect', onConnect);
      acquired.on('disconnect', onDisconnect);
      acquired.on('connect_error', onRefused);
      setConnected(acquired.connected);
      setSocket(acquired);
    });
    return () => {
      current?.off('connect', onConnect);
      current?.off('disconnect', onDisconnect);
      current?.off('connect_error', onRefused);
      current = null;
      clearTimeout(retry);
      release();
      setSocket(null);
      setConnected(false);
    };
  }, [isWanted, dispatch]);

  return { socket, isConnected };
}
