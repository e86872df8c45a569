import { renderHook, waitFor } from '@testing-library/react';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { backend } from '@/testing/mockServer';
import { useChatSocket } from './useChatSocket';

const profiles = () => requestsOf('getProfile').length;

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
afterEach(() => {
  globalThis.setTimeout = realSetTimeout;
  globalThis.clearTimeout = realClearTimeout;
});

type RecordedTimer = { run: () => void; id: unknown; isCleared: boolean };

/** Records the timers of a delay, in milliseconds, which never run by themselves. */
function recordTimers(delay: number): RecordedTimer[] {
  const timers: RecordedTimer[] = [];
  const record = (run: () => void, ms?: number) => {
    const id = realSetTimeout(ms === delay ? () => undefined : run, ms);
    if (ms === delay) timers.push({ run, id, isCleared: false });
    return id;
  };
  // A mock would make Testing Library take the timers for Jest's own.
  globalThis.setTimeout = Object.assign(record, realSetTimeout);
  globalThis.clearTimeout = (id) => {
    for (const timer of timers) timer.isCleared ||= timer.id === id;
    realClearTimeout(id);
  };
  return timers;
}

async function renderSocket(isWanted = true) {
  const { store, wrapper } = await makeChatStore('customer');
  const connect = jest.spyOn(backend.hub, 'connect');
  const { result, rerender } = renderHook((wanted: boolean) => useChatSocket(wanted), {
    wrapper,
    initialProps: isWanted,
  });
  backend.log.clear();
  return {
    store,
    connect,
    want: (wanted: boolean) => rerender(wanted),
    state: () => result.current,
    connected: () => waitFor(() => expect(result.current.isConnected).toBe(true)),
    disconnected: () => waitFor(() => expect(result.current.isConnected).toBe(false)),
  };
}

describe('the socket of the chat', () => {
  it('is connected with the stored token while it is wanted', async () => {
    const { connect, state, want, connected } = await renderSocket(false);
    expect(state()).toEqual({ socket: null, isConnected: false });
    expect(connect).not.toHaveBeenCalled();
    localStorage.setItem('token', (await backend.signIn('owner'))!);
    want(true);
    await connected();
    expect(connect.mock.calls.map(([, token]) => token)).toEqual([localStorage.getItem('token')]);
    const { socket } = state();
    expect(socket!.connected).toBe(true);
    want(false);
    expect(state()).toEqual({ socket: null, isConnected: false });
    await waitFor(() => expect(socket!.connected).toBe(false));
    for (const event of ['connect', 'disconnect', 'connect_error'] as const) {
      expect({ event, count: socket!.listeners(event).length }).toEqual({ event, count: 0 });
    }
  });
});

describe('a lost connection', () => {
  it('that the server has closed ends a session that is over', async () => {
    const { connected, disconnected, state, store } = await renderSocket();
    await connected();
    backend.applyScenario('expiredSession');
    state().socket!.emit('join-conversation', 1);
    await waitFor(() => expect(store.getState().auth.status).toBe('anonymous'));
    await disconnected();
  });

  it('whose token the server rejects makes the session be checked', async () => {
    const { connect, state, store, want } = await renderSocket(false);
    connect.mockResolvedValue(null);
    want(true);
    await waitFor(() => expect(profiles()).toBe(1));
    expect(state().isConnected).toBe(false);
    expect(store.getState().auth.status).toBe('authenticated');
  });

  it('whose token the server rejects is tried again after five seconds', async () => {
    const { connect, connected, want } = await renderSocket(false);
    const retries = recordTimers(5000);
    connect.mockResolvedValueOnce(null);
    want(true);
    await waitFor(() => expect(retries).toHaveLength(1));
    expect(connect).toHaveBeenCalledTimes(1);
    retries[0]!.run();
    await connected();
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
