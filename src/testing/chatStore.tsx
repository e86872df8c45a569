import { EventEmitter } from 'node:events';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { act } from '@testing-library/react';
import { selectToasts } from '@/features/toasts';
import type { ChatSocket } from '@/realtime/chatSocket';
import type { PersonName } from '@mocks/seeds/knownPeople';
import { backend } from './mockServer';
import { startSession } from './startSession';

/** Creates a store in which a seeded user is signed in. */
export async function makeChatStore(as: PersonName) {
  const store = await startSession(as);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return {
    store,
    wrapper,
    user: store.getState().auth.user!,
    toasts: () => selectToasts(store.getState()).map(({ text }) => text),
  };
}

/** Returns the requests of an operation so far. */
export const requestsOf = (operationId: string) =>
  backend.log
    .entries()
    .filter((entry) => entry.kind === 'call')
    .filter((call) => call.operationId === operationId);

/** Creates a connected socket without a network, which records what the page sends. */
export function makeChatSocket() {
  const incoming = new EventEmitter();
  const sent: [event: string, payload: unknown][] = [];
  const socket = {
    connected: true,
    on: (event: string, listener: (value: unknown) => void) => incoming.on(event, listener),
    off: (event: string, listener: (value: unknown) => void) => incoming.off(event, listener),
    emit: (event: string, payload: unknown) => sent.push([event, payload]),
  };
  return {
    socket: socket as unknown as ChatSocket,
    setConnected: (isConnected: boolean) => void (socket.connected = isConnected),
    sent,
    sentOf: (name: string) =>
      sent.filter(([event]) => event === name).map(([, payload]) => payload),
    receive: (event: string, value: unknown) => act(() => void incoming.emit(event, value)),
    listenedTo: () => incoming.eventNames(),
  };
}
